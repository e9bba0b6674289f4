import type { SlideData } from 'photoswipe';

/** @returns the large picture of a link, with the texts as they are on the page now: a translator may have changed them */
export function slideOf(link: HTMLAnchorElement): SlideData {
  const image = link.querySelector('img');
  const { lang = '' } = link.closest<HTMLElement>('[lang]') ?? {};
  const { dir = '' } = link.closest<HTMLElement>('[dir]') ?? {};
  return {
    src: image?.src,
    srcset: link.querySelector('source')?.srcset,
    msrc: image?.currentSrc,
    width: Number(image?.getAttribute('width')),
    height: Number(image?.getAttribute('height')),
    alt: image?.alt,
    caption: link.closest('figure')?.querySelector('figcaption')?.textContent,
    lang,
    dir,
  };
}
