// Many hosts answer `//contact/` as they do `/contact/`, and all others with the 404 page. To a browser it is an address on
// a host called `contact`: Next's router breaks on it, and a link made of it would leave the site. So it is mended before
// any other script reads it, and asked for anew.
const pathname = location.pathname.replace(/\/+/g, '/');
if (pathname !== location.pathname) {
  history.replaceState(null, '', pathname + location.search + location.hash);
  location.reload();
}

export {};
