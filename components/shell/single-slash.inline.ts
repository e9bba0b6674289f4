// Many hosts serve `/contact/` for the path `//contact/`; the others serve the 404 page. As a link, that path means a
// host named `contact`: Next's router fails on it, and links built from it would leave the site. So this script
// corrects the URL and reloads before any other script reads it.
const pathname = location.pathname.replace(/\/+/g, '/');
if (pathname !== location.pathname) {
  history.replaceState(null, '', pathname + location.search + location.hash);
  location.reload();
}

export {};
