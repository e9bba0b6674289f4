import { angularSpeed, draggedAngle, maxAngle, stretch, swing } from './swing';

/** @returns the angle after some seconds */
function angleAt(seconds: number, { duration, ease }: ReturnType<typeof swing>) {
  return maxAngle * (1 - ease((1000 * seconds) / duration));
}

test('the lamp swings to the other side and back in 1.4 seconds, with half the angle at each turn', () => {
  const swinging = swing(17);
  const turns = [0, 0.7, 1.4, 2.1, 2.8].map((seconds) => Math.round(angleAt(seconds, swinging)));
  expect(turns).toEqual([17, -8, 4, -2, 1]);
  expect(angleAt(swinging.duration / 1000, swinging)).toBe(0);
});

test('the lamp goes on with the speed of the hand', () => {
  for (const speed of [-30, 30]) {
    const swinging = swing(5, speed);
    expect((angleAt(0.001, swinging) - 5) / 0.001).toBeCloseTo(speed, 0);
  }
  // Thrown at its lowest point.
  expect(angleAt(0.3, swing(0, 40))).toBeGreaterThan(5);
});

test.each([
  [18, 500],
  [-18, 500],
  [9, 5000],
  [0, -5000],
  [0.1, 5000],
])(
  'from %d degrees at %d degrees a second, it rests within 5 seconds and goes no farther',
  (angle, speed) => {
    const swinging = swing(angle, speed);
    const end = swinging.duration / 1000;
    expect(end).toBeLessThan(5);
    for (let seconds = 0; seconds < end; seconds += 0.05) {
      expect(Math.abs(angleAt(seconds, swinging))).toBeLessThanOrEqual(maxAngle);
    }
    // The last step is too small to see.
    expect(Math.abs(angleAt(end - 0.05, swinging))).toBeLessThan(0.15);
  },
);

test('the lamp follows the hand, which holds it at its foot', () => {
  // A pixel at the end of 180 / pi pixels is a degree.
  const length = 180 / Math.PI;
  expect(draggedAngle(2, 5, length)).toBeCloseTo(-3);
  expect(draggedAngle(2, -500, length)).toBe(maxAngle);
  expect(draggedAngle(2, 500, length)).toBe(-maxAngle);
  expect(angularSpeed(300, length)).toBeCloseTo(-300);
});

test('the cable gives way by less the more it is pulled', () => {
  expect(stretch(0)).toBe(0);
  expect(stretch(20)).toBeGreaterThan(9);
  expect(stretch(1000)).toBeLessThanOrEqual(60);
  expect(stretch(-40)).toBe(-stretch(40));
});
