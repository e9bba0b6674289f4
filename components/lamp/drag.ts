import { spreadMs } from '@/lib/constants.mjs';
import { angularSpeed, draggedAngle, maxAngle, springUp, stretch, swing, timing } from './swing';
import { startThemeChange, type ThemeChange } from './theme-change';

// Lets the hand swing and pull the lamp. React has no part in it.

/** Pixels after which a press is a drag. */
const dragStart = 4;
/** Pixels that the lamp must be pulled to toggle the theme. */
const pullThreshold = 24;
/** Milliseconds before the release over which the speed of the hand is measured. */
const speedMs = 100;

addEventListener('pointerdown', take);
// The hand may have pressed before this script has loaded. A touched lamp captures the pointer by itself; a mouse may have
// left the lamp since.
addEventListener('pointermove', take);

function take(event: PointerEvent) {
  if (!event.isPrimary || event.buttons !== 1) return;
  const hanging = '[data-sway] > [data-lamp]';
  const target = (event.target as Element).closest<HTMLElement>(hanging);
  const isPressed = event.type === 'pointerdown' || target?.hasPointerCapture(event.pointerId);
  const lamp = isPressed ? target : document.querySelector<HTMLElement>(`${hanging}:active`);
  if (lamp && !('held' in lamp.dataset)) dragLamp(lamp, event);
}

/**
 * Moves the lamp and its light by the hand until it lets them go. A lamp that was dragged has `data-dragged` until the next
 * press: its click toggles nothing. While the hand holds it, it has `data-held`, and React does not start.
 */
function dragLamp(lamp: HTMLElement, press: PointerEvent): void {
  delete lamp.dataset.dragged;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  lamp.setPointerCapture(press.pointerId);
  lamp.dataset.held = '';
  const pendulum = lamp.parentElement ?? lamp;
  // The lamp and its light. `data-sway` names the property that moves a part, `--sway` is its movement per degree.
  const parts = [
    ...(lamp.closest('section, footer')?.querySelectorAll<HTMLElement>('[data-sway]') ?? []),
  ];
  const hanging = parts.filter(({ dataset }) => dataset.sway === 'rotate');
  const sway = (angle: number) => `calc(${angle} * var(--sway))`;
  const drop = (pixels: number) => `0 ${pixels}px`;
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
    for (const { style } of hanging) style.translate = drop(startDrop + stretch(y));
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return;
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
    if (event.pointerId !== press.pointerId) return;
    done.abort();
    delete lamp.dataset.held;
    const [from] = recent(trail, event);
    const speed = from ? (1000 * (x - from[0])) / Math.max(1, event.timeStamp - from[1]) : 0;
    const swinging = timing(swing(draggedAngle(start, x, length), angularSpeed(speed, length)));
    for (const part of parts) {
      Object.assign(part.style, { willChange: '', rotate: '', translate: '' });
      part.animate({ [part.dataset.sway ?? '']: [sway(maxAngle), sway(0)] }, swinging);
    }
    const springing = timing(springUp());
    for (const part of hanging) {
      part.animate({ translate: [drop(startDrop + stretch(y)), drop(0)] }, springing);
    }
    change?.release(event.type === 'pointerup' && y > pullThreshold);
  }

  for (const part of parts) {
    for (const animation of part.getAnimations()) animation.cancel();
    // Without a layer of its own, a part with a large gradient would be painted in each frame.
    part.style.willChange = 'rotate, translate';
  }
  follow();
  // On the window: if React replaces the page, the lamp hears nothing more.
  const { signal } = done;
  addEventListener('pointermove', move, { signal });
  // The browser may lose the pointer without a `pointerup`.
  addEventListener('pointerup', end, { signal });
  addEventListener('lostpointercapture', end, { signal });
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
