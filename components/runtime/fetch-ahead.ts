// Firefox and Safari do not know speculation rules (`speculation-rules.tsx`): there, this fetches the page of a link that is
// about to be pressed. The browser's cache keeps it, and asks the host once whether it is still the same.

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
const fetched = new Set([location.pathname]);

if (!HTMLScriptElement.supports?.('speculationrules') && !connection?.saveData) {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, ({ target }) => fetchPage((target as Element).closest('a')), {
      passive: true,
    });
  }
}

function fetchPage(link: HTMLAnchorElement | null) {
  if (link?.origin !== location.origin || link.hreflang || !link.pathname.endsWith('/')) return;
  if (fetched.has(link.pathname)) return;
  fetched.add(link.pathname);
  // Not a hint (`rel=prefetch`): Safari does not know it, and the policy forbids it. While this is under way, Firefox may not
  // keep the page for Back. Offline, the press itself says so.
  fetch(link.href).catch(() => {});
}

export {};
