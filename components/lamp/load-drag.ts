import { drag } from '@/.content/late-scripts';
import { loadScript } from '@/lib/load-script';

let isLoading = false;

/** Loads `drag.ts`. Without it, a click on a lamp still changes the theme. */
export function loadDrag(): void {
  if (isLoading) return;
  isLoading = true;
  loadScript(drag);
}

// After the first paint, and before most first touches.
addEventListener('load', loadDrag);
