'use client';

import { animateMini as animate } from 'framer-motion/dom';
import type { ReactNode } from 'react';
import { spreadMs } from '@/lib/constants.mjs';
import { startDrag } from '../drag/start-drag';
import { startThemeChange, type ThemeChange } from '../theme/theme';
import { ThemeToggle } from '../theme/toggle';
import { angularSpeed, cableSpring, draggedAngle, maxAngle, stretch, swing } from './swing';

/** Pixels after which a press is a drag. */
const dragStart = 4;
/** Pixels that the lamp must be pulled to toggle the theme. */
const pullThreshold = 24;

type Props = { className?: string; label: string; children: ReactNode };

/** Lets the hand swing and pull the lamp over the name. Before React, the lamp only swings by CSS and answers a click. */
export function Pendulum({ className, label, children }: Props) {
  return (
    <div className={className} data-sway="rotate">
      <ThemeToggle
        label={label}
        onPointerDown={({ currentTarget, nativeEvent }) => grab(currentTarget, nativeEvent)}
      >
        {children}
      </ThemeToggle>
    </div>
  );
}

/** Moves the lamp and its light by the hand until it lets them go. */
function grab(lamp: HTMLElement, press: PointerEvent) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const pendulum = lamp.parentElement ?? lamp;
  // The lamp and its light. `data-sway` names the property that moves a part, `--sway` is its movement per degree.
  const parts = [
    ...(pendulum.closest('section')?.querySelectorAll<HTMLElement>('[data-sway]') ?? []),
  ];
  const hanging = parts.filter(({ dataset }) => dataset.sway === 'rotate');
  const sway = (angle: number) => `calc(${angle} * var(--sway))`;
  const length = pendulum.offsetHeight;
  // What is drawn: the time of an animation may be ahead of it.
  const { rotate, translate } = getComputedStyle(pendulum);
  const start = Number.parseFloat(rotate) || 0;
  const startDrop = Number.parseFloat(translate.split(' ')[1] ?? '') || 0;
  let change: ThemeChange | undefined;

  startDrag(press, {
    onSessionStart() {
      delete lamp.dataset.dragged;
      for (const part of parts) {
        for (const animation of part.getAnimations()) animation.cancel();
        // Without a layer of its own, a part with a large gradient would be painted in each frame.
        part.style.willChange = 'rotate, translate';
      }
    },
    onMove(_, { offset: { x, y } }) {
      for (const { style, dataset } of parts) {
        style.setProperty(dataset.sway ?? '', sway(draggedAngle(start, x, length)));
      }
      for (const { style } of hanging) style.translate = `0 ${startDrop + stretch(y)}px`;
      if (Math.hypot(x, y) > dragStart) lamp.dataset.dragged = '';
      if (y > dragStart) change ??= startThemeChange(lamp);
      if (change) open(change, Math.max(0, 4 * y));
    },
    onEnd({ type }, { offset: { x, y }, velocity }) {
      const swinging = swing(draggedAngle(start, x, length), angularSpeed(velocity.x, length));
      for (const part of parts) {
        part.style.willChange = '';
        animate(part, { [part.dataset.sway ?? '']: [sway(maxAngle), sway(0)] }, swinging);
      }
      animate(hanging, { translate: [`0 ${startDrop + stretch(y)}px`, '0 0px'] }, cableSpring);
      change?.release(type === 'pointerup' && y > pullThreshold);
    },
  });
}

/** Moves the edge of the light by as many pixels, from the lamp or towards it. */
function open({ light }: ThemeChange, distance: number) {
  light
    ?.then(({ reach, animation }) => {
      // The inverse of the easing. The rest comes on release.
      const share = 1 - Math.cbrt(1 - Math.min(distance / reach, 0.9));
      // Not 0: an animation that plays backwards from there starts at its end.
      animation.currentTime = Math.max(1, share * spreadMs);
    })
    .catch(() => {});
}
