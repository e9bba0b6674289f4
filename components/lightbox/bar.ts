import type { default as PhotoSwipe, SlideData } from 'photoswipe';

/** Puts all buttons into one bar, beside the caption and the number of the picture. */
export function addBar(pswp: PhotoSwipe, slides: SlideData[], isReversed: boolean): void {
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
          const { alt = '', lang } = slides[pswp.currIndex] ?? {};
          const text = Object.assign(document.createElement('span'), {
            textContent: ` ${alt}`,
            lang,
          });
          text.className = 'visually-hidden';
          element.replaceChildren(
            `${number.format(place)} / ${number.format(slides.length)}`,
            text,
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
