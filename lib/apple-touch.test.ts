import { isAppleTouch } from './apple-touch';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';

test.each([
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
  ['iPad', 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)', 5, true],
  ['iPod', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)', 5, true],
  ['iPad that identifies itself as a Mac', mac, 5, true],
  ['Mac', mac, 0, false],
  ['Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, false],
  ['Windows with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, false],
])('%s', (_device, userAgent, maxTouchPoints, expected) => {
  expect(isAppleTouch({ userAgent, maxTouchPoints })).toBe(expected);
});
