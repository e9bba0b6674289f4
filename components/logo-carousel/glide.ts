import { cancelFrame, type FrameData, frame, inertia } from 'framer-motion/dom';

/** In milliseconds. With `power` as long in seconds, a glide starts with the speed that it is given. */
const friction = { timeConstant: 500, power: 0.5 };

/**
 * Glides on until friction ends it.
 * @param speed in pixels per second
 * @param moveBy gets the pixels of each frame
 * @returns a function that ends the glide, without `onRest`
 */
export function glide(speed: number, moveBy: (pixels: number) => void, onRest: () => void) {
  const path = inertia({ keyframes: [0], velocity: speed, ...friction });
  let start: number | undefined;
  let place = 0;
  function step({ timestamp }: FrameData) {
    start ??= timestamp;
    const { value, done } = path.next(timestamp - start);
    moveBy(value - place);
    place = value;
    if (!done) return;
    cancelFrame(step);
    onRest();
  }
  frame.update(step, true);
  return () => cancelFrame(step);
}
