// Runs in the head of each page. When a link loads a document, the picture of a project travels between its card and its
// page; React does the same when it changes the page. Only that picture is named: any other would fly, too.

import { spreadFromArt } from './travel';

const idOf = (url: string) => /\/project\/(\d+)\/?$/.exec(new URL(url).pathname)?.[1];

/** Names the picture of this page's project and of the other page's. */
function nameArt(transition: ViewTransition, otherUrl: string | null | undefined) {
  if (!otherUrl) return;
  const ids = [location.href, otherUrl].map(idOf);
  for (const art of document.querySelectorAll<HTMLElement>('[data-art]')) {
    const picture = art.querySelector('picture');
    const { art: id } = art.dataset;
    if (!picture || !ids.includes(id)) continue;
    picture.style.viewTransitionName = `art-${id}`;
    const clear = () => {
      picture.style.viewTransitionName = '';
    };
    transition.finished.then(clear, clear);
  }
}

addEventListener('pageswap', ({ viewTransition, activation }) => {
  if (!viewTransition) return;
  nameArt(viewTransition, activation?.entry.url);
  // Safari reports it as an error if the browser skips the transition.
  viewTransition.ready.catch(() => {});
});
addEventListener('pagereveal', ({ viewTransition }) => {
  if (!viewTransition) return;
  // Safari 18 has no `navigation`.
  const { from, entry, navigationType } = window.navigation?.activation ?? {};
  nameArt(viewTransition, from?.url);
  const goesBack = navigationType === 'traverse' && Number(from?.index) > Number(entry?.index);
  document.documentElement.toggleAttribute('data-goes-back', goesBack);
  const id = idOf((goesBack && from?.url) || location.href);
  if (!id || navigationType === 'replace') return;
  viewTransition.ready.then(
    () => spreadFromArt(id),
    () => {},
  );
});
