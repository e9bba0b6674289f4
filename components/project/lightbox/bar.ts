import type { default as PhotoSwipe, SlideData } from 'photoswipe';

/**
 * Puts all buttons into one bar, beside the caption and the number of the picture.
 * @param position a sentence with `{number}` and `{count}`, for screen readers
 */
export function addBar(
  pswp: PhotoSwipe,
  slides: SlideData[],
  position: string,
  isReversed: boolean,
): void {
  const arrows = ['arrowPrev', 'status', 'arrowNext'];
  const order = ['captions', ...(isReversed ? arrows.reverse() : arrows), 'zoom', 'close'];
  const number = new Intl.NumberFormat(document.documentElement.lang);
  pswp.on('uiRegister', () => {
    // All captions are there, one above the other: the bar has the same height at each picture.
    pswp.ui?.registerElement({
      name: 'captions',
      onInit: (element) => {
        element.append(
          ...slides.map(({ caption = '', lang, dir }) =>
            Object.assign(document.createElement('p'), { textContent: caption, lang, dir }),
          ),
        );
        pswp.on('change', () => {
          for (const [index, caption] of [...element.children].entries()) {
            caption.toggleAttribute('data-current', index === pswp.currIndex);
          }
        });
      },
    });
    pswp.ui?.registerElement({
      name: 'status',
      onInit: (element) => {
        element.role = 'status';
        pswp.on('change', () => {
          const place = isReversed ? slides.length - pswp.currIndex : pswp.currIndex + 1;
          const { alt, lang } = slides[pswp.currIndex] ?? {};
          const [current, count] = [place, slides.length].map((each) => number.format(each));
          const span = (props: Partial<HTMLElement>) =>
            Object.assign(document.createElement('span'), props);
          const spoken = span({ className: 'visually-hidden' });
          spoken.append(
            `${position.replace('{number}', current ?? '').replace('{count}', count ?? '')}. `,
            span({ textContent: alt, lang }),
          );
          element.replaceChildren(
            span({ textContent: `${current} / ${count}`, ariaHidden: 'true' }),
            ' ',
            spoken,
          );
        });
      },
    });
    if (!pswp.ui) return;
    pswp.ui.uiElementsData = pswp.ui.uiElementsData
      .filter(({ name = '' }) => order.includes(name))
      .map((data) => ({ ...data, appendTo: 'bar', order: order.indexOf(data.name ?? '') }));
  });
}
