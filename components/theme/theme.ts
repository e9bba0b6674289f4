import { attempt } from '@/lib/attempt';
import { spreadMs } from '@/lib/constants.mjs';
import { animatePart, cancelDefaults, circleFrom } from '../spread/spread';

export const storageKey = 'theme';
/** The media query of a system with dark colours. */
export const nightQuery = '(prefers-color-scheme: dark)';

/** Whether the day theme is shown. By day, the lamp is on. */
function isDay(): boolean {
  // Absent if the theme follows the system.
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'day' : !matchMedia(nightQuery).matches;
}

let latest: ViewTransition | undefined;

/** A change of theme that has started. `release` completes or cancels it. */
export interface ThemeChange {
  /** Opens the circle to this radius in pixels. */
  open(radius: number): void;
  /** With `keep`, opens the circle fully and stores the choice; otherwise closes it, and the old theme stays. */
  release(keep: boolean): void;
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
      release(keep) {
        if (!keep) return;
        apply(next);
        store();
      },
    };
  }
  root.dataset.switching = '';
  const transition = document.startViewTransition(() => {
    apply(next);
    // A CSS transition that runs at the same time would be repainted in every frame.
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
  const circle = transition.ready.then(() => {
    cancelDefaults();
    const { reach, clipPath } = circleFrom(lamp.getBoundingClientRect());
    const animation = animatePart('new(root)', { clipPath });
    animation.pause();
    return { reach, animation };
  });
  latest = transition;
  transition.finished.finally(() => {
    // A second change ends the first.
    if (latest === transition) delete root.dataset.switching;
  });
  return {
    open(radius) {
      circle
        .then(({ reach, animation }) => {
          // The inverse of the easing. The rest of the circle opens on release.
          const share = 1 - Math.cbrt(1 - Math.min(radius / reach, 0.9));
          // Not 0: an animation that plays backwards from there starts at its end.
          animation.currentTime = Math.max(1, share * spreadMs);
        })
        .catch(() => {});
    },
    release(keep) {
      if (keep) store();
      circle
        .then(async ({ animation }) => {
          // A pull that was given up closes the circle in half the time.
          animation.playbackRate = keep ? 1 : -2;
          animation.play();
          await animation.finished;
          if (!keep) apply(before);
        })
        // The transition was skipped, such as in a hidden page.
        .catch(() => apply(keep ? next : before));
    },
  };
}

/** Applies the theme to the state of the lamps and to the browser's toolbar. The open menu has the other theme's colours. */
export function syncTheme(): void {
  for (const lamp of document.querySelectorAll('[data-lamp]')) {
    lamp.setAttribute('aria-pressed', String(isDay()));
  }
  const isMenuOpen = document.querySelector('body > dialog:is(:modal, :popover-open)') !== null;
  const scheme = isDay() === isMenuOpen ? 'dark' : 'light';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color][media]')) {
    meta.dataset.scheme ??= meta.media.includes('dark') ? 'dark' : 'light';
    meta.media = meta.dataset.scheme === scheme ? 'all' : 'not all';
  }
}
