import { isDay, watchTheme } from './theme';

/** Gives the browser's toolbar the colour of the page. The open menu has the other theme's colours. */
function syncToolbar() {
  const isMenuOpen = document.querySelector('body > :popover-open') !== null;
  const scheme = isDay() === isMenuOpen ? 'dark' : 'light';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color][media]')) {
    meta.dataset.scheme ??= meta.media.includes('dark') ? 'dark' : 'light';
    meta.media = meta.dataset.scheme === scheme ? 'all' : 'not all';
  }
}

// Runs at the end of each page.
watchTheme(syncToolbar);
// The menu opens or closes.
addEventListener('toggle', syncToolbar, true);
