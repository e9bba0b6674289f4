import { attempt } from '@/lib/attempt';

export const storageKey = 'theme';
/** The media query of a system with dark colours. */
const nightQuery = '(prefers-color-scheme: dark)';

/** Whether the day theme is shown. By day, the lamp is on. */
export function isDay(): boolean {
  // Absent if the theme follows the system.
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'day' : !matchMedia(nightQuery).matches;
}

/** Calls a function now, and each time that the other theme is shown. */
export function watchTheme(sync: () => void): void {
  sync();
  matchMedia(nightQuery).addEventListener('change', sync);
  const observer = new MutationObserver(sync);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
}

/** Changes the theme at once, and stores the choice. With blocked storage, it applies to this page only. */
export function switchTheme(): void {
  const next = isDay() ? 'night' : 'day';
  document.documentElement.dataset.theme = next;
  attempt(() => localStorage.setItem(storageKey, next));
}

/** Tells assistive technology whether the lamps are on. */
export function syncLamps(): void {
  for (const lamp of document.querySelectorAll('[data-lamp]')) {
    lamp.setAttribute('aria-pressed', String(isDay()));
  }
}
