import { drag } from '@/.content/late-scripts';
import { loadScript } from '@/lib/load-script';

let isLoading = false;

/** Loads `drag.ts` if a lamp hangs in the page. Without it, a click on the lamp still changes the theme. */
export function loadDrag(): void {
  if (isLoading || !document.querySelector('[data-sway]')) return;
  isLoading = true;
  loadScript(drag);
}

// After the first paint, and before most first touches.
addEventListener('load', loadDrag);
