import { calcGeneratorDuration, generateLinearEasing, spring } from 'framer-motion/dom';

// The lamp is a pendulum, and a damped pendulum is a damped spring. Angles are in degrees, clockwise as in CSS: a lamp
// that hangs to the right has a negative angle. Speeds are in degrees per second.

/** The hand moves the lamp no farther. */
export const maxAngle = 18;

/** A swing to and fro takes 1.4 seconds, and each turn has about half the angle of the turn before it. */
const swingSpring = { stiffness: 21, damping: 2.1 };
/** The lamp rests when no more movement is visible: after less than 5 seconds, or it would need a pause button (WCAG 2.2.2). */
const rest = { restDelta: 0.1, restSpeed: 0.5 };

/** Lets a pulled lamp spring back up. */
const cableSpring = { stiffness: 500, damping: 16 };

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** A movement: its milliseconds, and its easing from 0 to 1, with values above 1 on the other side. */
interface Movement {
  duration: number;
  ease(progress: number): number;
}

/** The swing from an angle to rest, for an animation from `maxAngle` to 0. */
export function swing(angle: number, speed = 0): Movement {
  // A faster lamp would swing beyond the greatest angle.
  const room = Math.sqrt(swingSpring.stiffness * Math.max(0, maxAngle ** 2 - angle ** 2));
  const velocity = clamp(speed, room);
  const generator = spring({ keyframes: [angle, 0], velocity, ...swingSpring, ...rest });
  const duration = calcGeneratorDuration(generator);
  return {
    duration,
    ease: (progress) => 1 - generator.next(progress * duration).value / maxAngle,
  };
}

/** The spring of the cable. */
export function springUp(): Movement {
  const generator = spring({ keyframes: [0, 1], ...cableSpring });
  const duration = calcGeneratorDuration(generator);
  return { duration, ease: (progress) => generator.next(progress * duration).value };
}

/** @param step milliseconds between the values of the easing @returns a movement's timing in CSS */
export function timing({ duration, ease }: Movement, step = 16) {
  return { duration, easing: generateLinearEasing(ease, duration, step) };
}

/** @param x pixels by which the hand has moved to the right @param length of the pendulum, in pixels */
export function draggedAngle(start: number, x: number, length: number): number {
  return clamp(start + x * degreesPerPixel(length), maxAngle);
}

/** @returns the speed of a pendulum whose lamp moves to the right by `velocity` pixels per second */
export function angularSpeed(velocity: number, length: number): number {
  return velocity * degreesPerPixel(length);
}

const degreesPerPixel = (length: number) => -180 / Math.PI / length;

/** The cable stretches by less the more it is pulled. @returns pixels, negative if the lamp is pushed up */
export function stretch(pull: number): number {
  return 60 * Math.tanh(pull / 120);
}
