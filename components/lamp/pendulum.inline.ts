import { spreadMs, swingDecay, swingPeriods } from '@/lib/constants.mjs';
import { startThemeChange, type ThemeChange } from '../theme/theme';

// Runs at the end of each page, so that the first touch moves the lamp over the name. The lamp and its light swing by CSS
// animations (the mixin `swing` of the home header): a damped cosine from `--swing` degrees. Every state of a pendulum is
// a point of such a curve, so a touch sets only `--swing` and the time. With reduced motion there is no animation to set.

/** Degrees. Neither a hard push nor the hand moves the lamp farther. */
const maxAngle = 18;
/** Pixels after which a press is a drag. */
const dragStart = 4;
/** Pixels that the lamp must be pulled to toggle the theme. */
const pullThreshold = 24;
/** Degrees per millisecond: after a click, the lamp sways by about 3 degrees. */
const nudge = 0.014;
/** Milliseconds between two events of a moving mouse. */
const frame = 16;
/** If the pointer has not moved for this many milliseconds, the release gives the lamp no speed. */
const rest = 80;

/** The cable stretches by less the more it is pulled. @returns pixels, negative if the lamp is pushed up */
const stretch = (pull: number) => 60 * Math.tanh(pull / 120);
/** Pixels up and down, more than `stretch` returns. */
const slideRange = 100;

/** A pulled lamp springs back. */
const springBack = { duration: 500, easing: 'cubic-bezier(0.3, 2.2, 0.5, 1)' };

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

interface State {
  /** Degrees, and degrees per millisecond. */
  angle: number;
  speed: number;
}

/** A CSS animation of the lamp or its light. */
interface Swing extends CSSAnimation {
  effect: KeyframeEffect & { target: HTMLElement };
}

interface Grab extends State {
  lamp: HTMLElement;
  /** Where the press began, and the lamp's angle there. */
  x: number;
  y: number;
  startAngle: number;
  /** Degrees per pixel. */
  ratio: number;
  time: number;
  swing: ReturnType<typeof swingOf>;
  /** They slide the lamp and its halo: a millisecond of their time is a pixel. Absent until the press is a drag. */
  pulls?: Animation[];
  change?: ThemeChange;
}

let grab: Grab | undefined;
/** Lets a clicked lamp sway. */
let timer: ReturnType<typeof setTimeout>;
let underMouse: HTMLElement | null = null;
/** Whether the next click ends a drag. */
let dragged = false;

function lampAt({ target }: Event) {
  // In Firefox, the target is the document while the mouse is outside the window.
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('#homeHead [data-lamp]');
}

const header = (lamp: HTMLElement) => lamp.closest('section') ?? document.body;
const pendulum = (lamp: HTMLElement) => lamp.parentElement ?? lamp;

/** @returns the animations of the lamp and its light, their duration in milliseconds, and radians per millisecond */
function swingOf(lamp: HTMLElement) {
  const animations = header(lamp)
    .getAnimations({ subtree: true })
    .filter(
      (each): each is Swing => each instanceof CSSAnimation && each.animationName.includes('swing'),
    );
  const duration = Number(animations[0]?.effect.getComputedTiming().duration);
  return { animations, duration, angularFrequency: (2 * Math.PI * swingPeriods) / duration };
}

const isStill = (lamp: HTMLElement) => swingOf(lamp).animations.length === 0;

/** Calculates the curve that `damped()` in `components/home-header/home-header.module.scss` draws. */
function stateOf(lamp: HTMLElement): State {
  const { animations, duration, angularFrequency } = swingOf(lamp);
  const time = Number(animations[0]?.currentTime);
  const size = Number.parseFloat(getComputedStyle(pendulum(lamp)).getPropertyValue('--swing'));
  const amplitude = size * Math.exp((-swingDecay * time) / duration) * (1 - (time / duration) ** 6);
  return {
    angle: amplitude * Math.cos(angularFrequency * time),
    speed: -amplitude * angularFrequency * Math.sin(angularFrequency * time),
  };
}

/** Lets the lamp swing on. */
function swingOn(lamp: HTMLElement, { angle, speed }: State) {
  const { animations, duration, angularFrequency } = swingOf(lamp);
  // How much the speed may add to the angle.
  const room = Math.sqrt(Math.max(0, maxAngle ** 2 - angle ** 2));
  const push = clamp(speed / angularFrequency, room);
  const phase = Math.atan2(-push, angle);
  // The curve starts at its greatest angle, to either side.
  const time = (phase < 0 ? phase + Math.PI : phase) / angularFrequency;
  const size = Math.hypot(angle, push) * (phase < 0 ? -1 : 1);
  hold(lamp, size * Math.exp((swingDecay * time) / duration), time);
  for (const each of animations) each.play();
}

/** Stops the swing at a point of its curve. */
function hold(lamp: HTMLElement, size: number, time = 0) {
  clearTimeout(timer);
  for (const each of swingOf(lamp).animations) {
    // Set on each part: a property that the whole header inherits would restyle all of it.
    each.effect.target.style.setProperty('--swing', String(size));
    each.pause();
    each.currentTime = time;
  }
}

/** Slides the lamp and its halo along the cable, from and to a number of pixels below their place. */
function slide(animations: Swing[], from: number, to: number, timing: KeyframeAnimationOptions) {
  const hanging = animations.filter(({ animationName }) => animationName.includes('swing-lamp'));
  return hanging.map(({ effect: { target } }) =>
    target.animate({ translate: [`0 ${from}px`, `0 ${to}px`] }, timing),
  );
}

/** Degrees by which a movement to the right turns the lamp, per pixel: it turns counter-clockwise. */
const degreesPerPixel = (lamp: HTMLElement) => -180 / Math.PI / pendulum(lamp).offsetHeight;

addEventListener('pointerdown', (event) => {
  // A second finger does nothing.
  if (!event.isPrimary) return;
  dragged = false;
  const lamp = lampAt(event);
  if (!lamp || event.button > 0 || isStill(lamp)) return;
  // The drawn angle. On a slow page, WebKit's animation is ahead of it: the lamp would jump away from under the pointer.
  const angle = Number.parseFloat(getComputedStyle(pendulum(lamp)).rotate);
  const { clientX: x, clientY: y, timeStamp: time } = event;
  const swing = swingOf(lamp);
  const ratio = degreesPerPixel(lamp);
  grab = { lamp, x, y, startAngle: angle, ratio, angle, speed: 0, time, swing };
  hold(lamp, angle);
});

addEventListener('pointermove', (event) => {
  if (!event.isPrimary) return;
  if (grab) {
    drag(grab, event);
    return;
  }
  // A mouse that passes over the lamp pushes it as it leaves. Earlier, the lamp would move away before a click.
  const lamp = event.pointerType === 'mouse' ? underMouse : null;
  underMouse = lampAt(event);
  if (!lamp || underMouse || isStill(lamp)) return;
  const state = stateOf(lamp);
  const speed = (event.movementX * degreesPerPixel(lamp)) / frame;
  if (Math.abs(speed) > Math.abs(state.speed)) swingOn(lamp, { ...state, speed });
});

/** Sets only the time of animations: custom properties would restyle more elements at each move. */
function drag(held: Grab, { clientX, clientY, timeStamp }: PointerEvent) {
  const { lamp, x, y, startAngle, ratio, swing } = held;
  const pull = clientY - y;
  dragged ||= Math.hypot(clientX - x, pull) > dragStart;
  if (!dragged) return;
  const angle = clamp(startAngle + (clientX - x) * ratio, maxAngle);
  held.speed = (angle - held.angle) / Math.max(1, timeStamp - held.time);
  held.angle = angle;
  held.time = timeStamp;
  if (!held.pulls) {
    // `data-held` makes the curve a straight line, from the greatest angle on one side to that on the other.
    header(lamp).dataset.held = '';
    hold(lamp, maxAngle);
    held.pulls = slide(swing.animations, -slideRange, slideRange, { duration: 2 * slideRange });
    for (const each of held.pulls) each.pause();
  }
  const time = (swing.duration / 2) * (1 - angle / maxAngle);
  for (const each of swing.animations) each.currentTime = time;
  for (const each of held.pulls) each.currentTime = slideRange + stretch(pull);
  if (pull > dragStart) held.change ??= startThemeChange(lamp);
  held.change?.open(Math.max(0, 4 * pull));
}

function release({ type, isPrimary, clientY, timeStamp }: PointerEvent) {
  if (!grab || !isPrimary) return;
  const { lamp, y, change, swing, pulls } = grab;
  const pull = clientY - y;
  if (timeStamp - grab.time > rest) grab.speed = 0;
  delete header(lamp).dataset.held;
  if (pulls) {
    for (const each of pulls) each.cancel();
    slide(swing.animations, stretch(pull), 0, springBack);
    swingOn(lamp, grab);
  }
  // One thing moves at a time: first the theme changes.
  else timer = setTimeout(swingOn, 2 * spreadMs, lamp, { ...grab, speed: nudge });
  change?.release(type === 'pointerup' && pull > pullThreshold);
  grab = undefined;
}
addEventListener('pointerup', release);
addEventListener('pointercancel', release);

addEventListener(
  'click',
  (event) => {
    // A drag is no click, which would toggle the theme.
    if (dragged && event.detail > 0) event.stopImmediatePropagation();
  },
  { capture: true },
);
