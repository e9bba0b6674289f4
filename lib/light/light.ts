/** The room's two lights: day, with the lamp on, and night, with the lamp off. */
export type Light = 'day' | 'night';

const storageKey = 'light';
const dark = '(prefers-color-scheme: dark)';

/** What the visitor has chosen; undefined leaves it to the system. */
function chosenLight(): Light | undefined {
  const { light } = document.documentElement.dataset;
  return light === 'day' || light === 'night' ? light : undefined;
}

export function currentLight(): Light {
  return chosenLight() ?? (matchMedia(dark).matches ? 'night' : 'day');
}

/** Calls back whenever the light changes, by the lamp or by the system. @returns what ends that */
export function watchLight(onChange: () => void): () => void {
  const query = matchMedia(dark);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-light'] });
  query.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    query.removeEventListener('change', onChange);
  };
}

/** Puts the light that was chosen on an earlier page before anything is painted. */
export function restoreLight(): void {
  try {
    const stored = localStorage.getItem(storageKey);
    if (stored === 'day' || stored === 'night') document.documentElement.dataset.light = stored;
  } catch {
    // Blocked: the system decides.
  }
}

/**
 * Turns the lamp on or off and keeps the choice. The new light spreads from the lamp, where the engine can and the
 * visitor wants motion.
 */
export function switchLight(lamp: Element): void {
  const next: Light = currentLight() === 'day' ? 'night' : 'day';
  const root = document.documentElement;
  function apply() {
    root.dataset.light = next;
    syncThemeColor();
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Blocked: the choice holds for this page.
    }
  }

  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !document.startViewTransition) {
    apply();
    return;
  }
  const { left, top, width, height } = lamp.getBoundingClientRect();
  root.style.setProperty('--lamp-x', `${left + width / 2}px`);
  root.style.setProperty('--lamp-y', `${top + height / 2}px`);
  root.dataset.switching = '';
  document.startViewTransition(apply).finished.finally(() => delete root.dataset.switching);
}

/** The browser's own frame follows a chosen light; without a choice its two colours follow the system. */
export function syncThemeColor(): void {
  const chosen = chosenLight();
  if (!chosen) return;
  const scheme = chosen === 'night' ? 'dark' : 'light';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset.scheme ??= meta.media.includes('dark') ? 'dark' : 'light';
    meta.media = meta.dataset.scheme === scheme ? 'all' : 'not all';
  }
}
