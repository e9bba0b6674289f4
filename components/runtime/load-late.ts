import { late } from '@/.content/late-scripts';
import { loadScript } from '@/lib/load-script';

let isLoading = false;

/** Loads `late.ts`. Without it, everything is in its place, and a click on a lamp still changes the theme. */
export function loadLate(): void {
  if (isLoading) return;
  isLoading = true;
  loadScript(late);
}

// After the first paint, and before most first touches.
addEventListener('load', loadLate);
