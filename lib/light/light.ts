/** The room's two lights: day, with the lamp on, and night, with the lamp off. */
type Light = 'day' | 'night';

const storageKey = 'light';
const dark = '(prefers-color-scheme: dark)';
const spreadMs = 700;
/** Between two of them the two scales are interpolated apart, and their product is only nearly one. */
const spreadFrames = 60;

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
  // Named apart before and after, the two rooms are two layers, of which only the upper one is cut to a circle.
  root.dataset.switching = 'before';
  const transition = document.startViewTransition(() => {
    root.dataset.switching = 'after';
    apply();
    // The light is what moves: a button that faded besides would be painted in each frame.
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
  transition.ready.then(() => spreadFrom(lamp)).catch(() => {});
  transition.finished.finally(() => delete root.dataset.switching);
}

/**
 * Lets the new room grow out of the lamp: a round window that is scaled up while what is seen through it is scaled down
 * by as much, and so stands still. An animated `clip-path` would look the same and be painted anew in each frame.
 */
function spreadFrom(lamp: Element): void {
  const root = document.documentElement;
  const { left, top, width, height } = lamp.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const reach = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  for (const [name, length] of Object.entries({ x, y, reach })) {
    root.style.setProperty(`--lamp-${name}`, `${length}px`);
  }
  const scales = Array.from({ length: spreadFrames + 1 }, (_, frame) =>
    Math.max(0.01, 1 - (1 - frame / spreadFrames) ** 3),
  );
  for (const [part, scale] of [
    ['group', scales],
    ['new', scales.map((each) => 1 / each)],
  ] as const) {
    root.animate(
      { scale },
      { duration: spreadMs, pseudoElement: `::view-transition-${part}(after)` },
    );
  }
}

/** The browser's own frame follows a chosen light; without a choice its two colours follow the system. A page with one colour keeps it. */
export function syncThemeColor(): void {
  const chosen = chosenLight();
  if (!chosen) return;
  const scheme = chosen === 'night' ? 'dark' : 'light';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color][media]')) {
    meta.dataset.scheme ??= meta.media.includes('dark') ? 'dark' : 'light';
    meta.media = meta.dataset.scheme === scheme ? 'all' : 'not all';
  }
}
