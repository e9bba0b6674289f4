import { calcGeneratorDuration, spring } from 'framer-motion/dom';

// The lamp is a pendulum, and a damped pendulum is a damped spring. Angles are in degrees, clockwise as in CSS: a lamp
// that hangs to the right has a negative angle. Speeds are in degrees per second.

/** The hand moves the lamp no farther. */
export const maxAngle = 18;

/** A swing to and fro takes 1.4 seconds, and each turn has about half the angle of the turn before it. */
const swingSpring = { stiffness: 21, damping: 2.1 };
/** The lamp rests when no more movement is visible: after less than 5 seconds, or it would need a pause button (WCAG 2.2.2). */
const rest = { restDelta: 0.1, restSpeed: 0.5 };

/** Lets a pulled lamp spring back up. */
export const cableSpring = { type: spring, stiffness: 500, damping: 16 };

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/**
 * The swing from an angle to rest, for an animation from `maxAngle` to 0.
 * @returns seconds, and the easing, whose values are above 1 on the other side
 */
export function swing(angle: number, speed = 0) {
  // A faster lamp would swing beyond the greatest angle.
  const room = Math.sqrt(swingSpring.stiffness * Math.max(0, maxAngle ** 2 - angle ** 2));
  const velocity = clamp(speed, room);
  const generator = spring({ keyframes: [angle, 0], velocity, ...swingSpring, ...rest });
  const ms = calcGeneratorDuration(generator);
  return {
    duration: ms / 1000,
    ease: (progress: number) => 1 - generator.next(progress * ms).value / maxAngle,
  };
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
