'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { startDrag } from '../drag/start-drag';
import { glide } from './glide';
import { moveTime } from './loop-time';

type Props = { className?: string; children: ReactNode };

/** A strip in a CSS loop of half its length. A hand can drag it to both sides, and it glides on when the hand lets it go. */
export function DragStrip({ className, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.addEventListener('pointerdown', drag), []);

  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}

/** Ends the glide after the drag before. */
let stop = () => {};

function drag(press: PointerEvent) {
  const strip = press.currentTarget as HTMLElement;
  const [loop] = strip.getAnimations();
  // With reduced motion.
  if (!loop) return;
  const duration = Number(loop.effect?.getComputedTiming().duration);
  const period = strip.offsetWidth / 2;
  const direction = getComputedStyle(strip).direction === 'rtl' ? 1 : -1;
  // Sets only the time: after a call of `pause` or `play`, the styles could no longer pause the loop.
  const moveBy = (pixels: number) => {
    loop.currentTime = moveTime(Number(loop.currentTime), duration, (direction * pixels) / period);
  };

  startDrag(press, {
    onSessionStart() {
      stop();
      strip.dataset.held = '';
    },
    onMove: (_, { delta }) => moveBy(delta.x),
    onEnd({ type }, { velocity }) {
      // The browser takes the pointer for a scroll.
      const speed = type === 'pointercancel' ? 0 : velocity.x;
      stop = glide(speed, moveBy, () => delete strip.dataset.held);
    },
  });
}
