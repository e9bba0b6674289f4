import { attempt } from '@/lib/attempt';
import { pictureWaitMs } from '@/lib/constants.mjs';
import { decodePictures } from '../parts/shown-pictures';
import { cancelDefaults, spreadLight } from './spread';
import { isDay, storageKey, switchTheme } from './theme';

let latest: ViewTransition | undefined;
/** What the pressed lamp hangs from. */
let hook: HTMLElement | null | undefined;

/** A change of theme that has started. `release` completes or cancels it. */
export interface ThemeChange {
  /** Rejected if the browser skips the transition; undefined without one. */
  light?: Promise<ReturnType<typeof spreadLight>>;
  /** With `keep`, completes the movement and stores the choice; otherwise takes it back, and the old theme stays. */
  release(keep: boolean): void;
}

/**
 * Starts to change the theme: the light of the day spreads from the lamp, or goes back into it. `release` decides which
 * theme stays. Without view transitions and with reduced motion, the theme changes at once on release.
 */
export function startThemeChange(lamp: Element): ThemeChange {
  const root = document.documentElement;
  const before = root.dataset.theme;
  const next = isDay() ? 'night' : 'day';
  function apply(theme: string | undefined) {
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
  }
  // With blocked storage, the choice applies to this page only.
  const store = () => attempt(() => localStorage.setItem(storageKey, next));

  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (reducedMotion || !document.startViewTransition) {
    return {
      release(keep) {
        if (keep) switchTheme();
      },
    };
  }
  root.dataset.switching = '';
  // The lamp that was pressed moves on above both themes. Another one is part of its theme.
  hook?.style.removeProperty('view-transition-name');
  hook = lamp.closest<HTMLElement>('[data-hook]');
  hook?.style.setProperty('view-transition-name', 'lamp');
  const transition = document.startViewTransition(async () => {
    apply(next);
    await Promise.race([decodePictures(), new Promise((end) => setTimeout(end, pictureWaitMs))]);
    // A CSS transition that runs at the same time would be repainted in every frame.
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
  const light = transition.ready.then(() => {
    cancelDefaults();
    // By day the lamp is on: its light goes back into it.
    const light = spreadLight(lamp.getBoundingClientRect(), next === 'night');
    light.animation.pause();
    return light;
  });
  latest = transition;
  transition.finished.finally(() => {
    // A second change ends the first.
    if (latest !== transition) return;
    delete root.dataset.switching;
    hook?.style.removeProperty('view-transition-name');
  });
  return {
    light,
    release(keep) {
      if (keep) store();
      light
        .then(async ({ animation }) => {
          // A pull that was given up goes back in half the time.
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

// `theme-toggle.inline.ts` dispatches this event on a click, and otherwise changes the theme at once.
addEventListener('themechange', (event) => {
  event.preventDefault();
  startThemeChange((event as CustomEvent<Element>).detail).release(true);
});
