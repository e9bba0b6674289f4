import { attempt } from '@/lib/attempt';
import { spreadMs } from '@/lib/constants.json';

export const storageKey = 'theme';
/** The media query of a system with dark colours. */
export const dark = '(prefers-color-scheme: dark)';
/** Number of keyframes of the two scales. Their product is exactly 1 only at keyframes, so there are many. */
const spreadFrames = 60;

/** By day the lamp is on. */
function isDay(): boolean {
  // Absent if the theme follows the system.
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'day' : !matchMedia(dark).matches;
}

/** A change of theme while the hand holds the lamp. */
interface ThemeChange {
  /** Opens the circle to this radius in pixels. */
  open(radius: number): void;
  /** Opens the circle fully and stores the choice, or closes it and keeps the old theme. */
  release(isPulled: boolean): void;
}

/**
 * Starts to show the other theme in a circle that grows from the lamp; `release` decides which theme stays. Without a
 * lamp, without view transitions and with reduced motion, the theme changes at once on release.
 */
export function startThemeChange(lamp?: Element): ThemeChange {
  const root = document.documentElement;
  const before = root.dataset.theme;
  const next = isDay() ? 'night' : 'day';
  function apply(theme: string | undefined) {
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
    syncTheme();
  }
  // With blocked storage, the choice applies to this page only.
  const store = () => attempt(() => localStorage.setItem(storageKey, next));

  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!lamp || reducedMotion || !document.startViewTransition) {
    return {
      open() {},
      release(isPulled) {
        if (!isPulled) return;
        apply(next);
        store();
      },
    };
  }
  // Different names before and after give separate groups, so that only the new one is clipped to a circle.
  root.dataset.switching = '';
  root.style.viewTransitionName = 'before';
  let reach = 0;
  const transition = document.startViewTransition(() => {
    root.style.viewTransitionName = 'after';
    // Both restyle every element, so they come together.
    reach = placeCircle(lamp);
    apply(next);
    // A CSS transition that runs at the same time would be repainted in every frame.
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
  const circle = transition.ready.then(() => animateCircle(reach));
  transition.finished.finally(() => {
    delete root.dataset.switching;
    root.style.viewTransitionName = 'root';
  });
  return {
    open(radius) {
      circle.then((each) => each.open(radius)).catch(() => {});
    },
    release(isPulled) {
      if (isPulled) store();
      circle
        .then(async ({ animations }) => {
          for (const each of animations) {
            // A pull that was given up closes the circle in half the time.
            each.playbackRate = isPulled ? 1 : -2;
            each.play();
          }
          await animations[0]?.finished;
          if (!isPulled) apply(before);
        })
        // The transition was skipped, such as in a hidden page.
        .catch(() => apply(isPulled ? next : before));
    },
  };
}

/** Puts the circle around the lamp. @returns the radius in pixels that covers the window */
function placeCircle(lamp: Element): number {
  const { left, top, width, height } = lamp.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const reach = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  for (const [name, length] of Object.entries({ x, y, reach })) {
    document.documentElement.style.setProperty(`--lamp-${name}`, `${length}px`);
  }
  return reach;
}

/**
 * Shows the new theme through the circle, closed at first. The circle is scaled up and its content down by the same
 * factor, which runs on the compositor. An animated `clip-path` looks the same, but is repainted in every frame.
 */
function animateCircle(reach: number) {
  // Slows down towards the end. Never 0, because the content is scaled by the inverse.
  const scales = Array.from({ length: spreadFrames + 1 }, (_, frame) =>
    Math.max(0.01, 1 - (1 - frame / spreadFrames) ** 3),
  );
  const animations = (
    [
      ['group', scales],
      ['new', scales.map((each) => 1 / each)],
    ] as const
  ).map(([part, scale]) =>
    document.documentElement.animate(
      { scale },
      { duration: spreadMs, pseudoElement: `::view-transition-${part}(after)` },
    ),
  );
  for (const each of animations) each.pause();
  return {
    animations,
    open(radius: number) {
      // The inverse of the scale's curve. The rest of the circle opens on release.
      const share = 1 - Math.cbrt(1 - Math.min(radius / reach, 0.9));
      for (const each of animations) each.currentTime = share * spreadMs;
    },
  };
}

/** Applies the theme to the state of the lamps, and to the browser's toolbar unless the page has one colour there. */
export function syncTheme(): void {
  for (const lamp of document.querySelectorAll('[data-lamp]')) {
    lamp.setAttribute('aria-pressed', String(isDay()));
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color][media]')) {
    meta.dataset.scheme ??= meta.media.includes('dark') ? 'dark' : 'light';
    meta.media = meta.dataset.scheme === (isDay() ? 'light' : 'dark') ? 'all' : 'not all';
  }
}
