import { animateMini as animate } from 'framer-motion/dom';
import { spreadMs } from '@/lib/constants.mjs';
import { startThemeChange, type ThemeChange } from '../theme/theme';
import { angularSpeed, cableSpring, draggedAngle, maxAngle, stretch, swing } from './swing';

/** Pixels after which a press is a drag. */
const dragStart = 4;
/** Pixels that the lamp must be pulled to toggle the theme. */
const pullThreshold = 24;
/** Milliseconds before the release over which the speed of the hand is measured. */
const speedMs = 100;

/**
 * Moves the lamp and its light by the hand until it lets them go. A lamp that was dragged has `data-dragged` until the next
 * press: its click toggles nothing.
 */
export function dragLamp(lamp: HTMLElement, press: PointerEvent): void {
  delete lamp.dataset.dragged;
  const isMain = press.isPrimary && press.button === 0;
  if (!isMain || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  lamp.setPointerCapture(press.pointerId);
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
  const done = new AbortController();
  let change: ThemeChange | undefined;
  /** Pixels to the right and down. */
  let [x, y] = [0, 0];
  /** The last movements: pixels to the right, and milliseconds. */
  let trail: [x: number, time: number][] = [];

  function follow() {
    for (const { style, dataset } of parts) {
      style.setProperty(dataset.sway ?? '', sway(draggedAngle(start, x, length)));
    }
    for (const { style } of hanging) style.translate = `0 ${startDrop + stretch(y)}px`;
  }

  function move(event: PointerEvent) {
    // While another button of the mouse is down, nothing else tells that the left one is up.
    if (!(event.buttons & 1)) return end(event);
    [x, y] = [event.clientX - press.clientX, event.clientY - press.clientY];
    trail = [...recent(trail, event), [x, event.timeStamp]];
    follow();
    if (Math.hypot(x, y) > dragStart) lamp.dataset.dragged = '';
    if (y > dragStart) change ??= startThemeChange(lamp);
    if (change) open(change, Math.max(0, 4 * y));
  }

  function end(event: PointerEvent) {
    done.abort();
    const [from] = recent(trail, event);
    const speed = from ? (1000 * (x - from[0])) / Math.max(1, event.timeStamp - from[1]) : 0;
    const swinging = swing(draggedAngle(start, x, length), angularSpeed(speed, length));
    for (const part of parts) {
      part.style.willChange = '';
      animate(part, { [part.dataset.sway ?? '']: [sway(maxAngle), sway(0)] }, swinging);
    }
    animate(hanging, { translate: [`0 ${startDrop + stretch(y)}px`, '0 0px'] }, cableSpring);
    change?.release(event.type === 'pointerup' && y > pullThreshold);
  }

  for (const part of parts) {
    for (const animation of part.getAnimations()) animation.cancel();
    // Without a layer of its own, a part with a large gradient would be painted in each frame.
    part.style.willChange = 'rotate, translate';
  }
  follow();
  const { signal } = done;
  lamp.addEventListener('pointermove', move, { signal });
  // The browser may lose the pointer without a `pointerup`.
  lamp.addEventListener('pointerup', end, { signal });
  lamp.addEventListener('lostpointercapture', end, { signal });
}

/** @returns the movements from which the speed of the hand is told */
function recent(trail: [x: number, time: number][], { timeStamp }: Event) {
  return trail.filter(([, time]) => timeStamp - time < speedMs);
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
