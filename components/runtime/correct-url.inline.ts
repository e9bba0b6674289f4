import { navigationEntry } from '@/lib/navigation-entry';

// Corrects a URL with extra slashes or with a project such as `01`, and reloads before any other script reads it. Many
// hosts serve `/contact/` for the path `//contact/`; the others serve the 404 page. As a link, that path means a host
// named `contact`: Next's router fails on it, and links built from it would leave the site. An archive that shows the page
// under `/web/https://site.example/` redirects the corrected URL back: a reloaded page is not corrected again.
const pathname = location.pathname
  .replace(/\/+/g, '/')
  .replace(/(\/project\/)0+(?=[1-9]\d*\/?$)/, '$1');
if (pathname !== location.pathname && navigationEntry()?.type !== 'reload') {
  history.replaceState(null, '', pathname + location.search + location.hash);
  location.reload();
}
