import PhotoSwipe, { type SlideData } from 'photoswipe';

// The build bundles this module into a file of its own. `enlarge.inline.ts` loads it when the first picture is pressed,
// before or after React starts: React has no part in it.

/** The CSS of `lightbox.scss`. A constructed stylesheet needs no second request, and no hash in the policy. */
declare const lightboxStyles: string;

/** In windows lower than this many pixels, whole pictures would be smaller than on the page. */
const lowWindow = 320;
/** Pixels between a picture and the edges of the window. */
const margin = 12;
/** The part of the page that is in the window. Every document with a window has it. */
const shown = visualViewport as VisualViewport;

const styles = new CSSStyleSheet();
styles.replaceSync(lightboxStyles);
document.adoptedStyleSheets.push(styles);

addEventListener('enlarge', (event) => {
  event.preventDefault();
  if (!document.querySelector('.pswp')) open((event as CustomEvent<string>).detail);
});

class Viewer extends PhotoSwipe {
  /** PhotoSwipe does not close while it opens. */
  override close() {
    if (this.opener.isOpen) super.close();
    else this.on('openingAnimationEnd', () => super.close());
  }
}

/** Shows all pictures of the article, beginning with the one whose link has that address. */
function open(href: string): void {
  // PhotoSwipe moves to the right for the next picture. From right to left, the last picture is its first.
  const isReversed = getComputedStyle(document.documentElement).direction === 'rtl';
  const inOrder = <T>(list: T[]): T[] => (isReversed ? list.reverse() : list);
  /** React may replace the links meanwhile. */
  const links = () => inOrder([...document.querySelectorAll<HTMLAnchorElement>('[data-enlarges]')]);
  const pressed = links().findIndex((link) => link.href === href);
  const slides = links().map(slideOf);
  // A browser without AVIF has not chosen it for the page either.
  if (!slides[pressed]?.msrc?.endsWith('.avif')) for (const slide of slides) delete slide.srcset;
  const labels = document.querySelector<HTMLElement>('[data-lightbox]')?.dataset ?? {};
  const [left, right] = inOrder([labels.previous, labels.next]);
  const moves = matchMedia('(prefers-reduced-motion: no-preference)').matches;

  const pswp = new Viewer({
    dataSource: slides,
    index: pressed,
    arrowPrevTitle: left,
    arrowNextTitle: right,
    zoomTitle: labels.zoom,
    closeTitle: labels.close,
    bgOpacity: 1,
    wheelToZoom: true,
    preload: [1, 1],
    showHideAnimationType: moves ? 'zoom' : 'none',
    zoomAnimationDuration: moves ? 333 : false,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    // As a click does.
    tapAction: (point, { target }) => {
      if ((target as Element).matches('img')) pswp.currSlide?.toggleZoom(point);
      else pswp.close();
    },
    paddingFn: () => ({
      top: margin,
      bottom: pswp.topBar?.offsetHeight ?? 0,
      left: margin,
      right: margin,
    }),
    initialZoomLevel: ({ fit, elementSize, index }) => {
      const widthOnPage = links()[index]?.clientWidth ?? 0;
      const isLow = pswp.viewportSize.y < lowWindow;
      return isLow && elementSize ? Math.max(fit, widthOnPage / elementSize.x) : fit;
    },
    getViewportSizeFn: () => coverWindow(pswp),
    // `isolate` keeps the focus inside, and gives it back.
    trapFocus: false,
    returnFocus: false,
    // `isolate` listens, also while it opens.
    escKey: false,
  });

  /** Shows the link of the current picture without it: the picture is not there twice. */
  const lift = (isLifted: boolean) => {
    for (const [index, link] of links().entries()) {
      link.toggleAttribute('data-enlarged', isLifted && index === pswp.currIndex);
    }
  };
  pswp.on('openingAnimationStart', () => lift(true));
  pswp.on('change', () => lift(pswp.opener.isOpen));
  pswp.on('destroy', () => lift(false));
  pswp.addFilter('thumbBounds', (_bounds, _slide, index) => {
    const picture = links()[index]?.querySelector('picture');
    const { x, y, width } = picture?.getBoundingClientRect() ?? new DOMRect();
    return { x: x - shown.offsetLeft, y: y - shown.offsetTop, w: width };
  });
  pswp.addFilter('contentErrorElement', (element, { data }) => {
    element.textContent = data.alt ?? '';
    return element;
  });
  pswp.on('contentLoadImage', ({ content }) => {
    if (content.element) content.element.lang = content.data.lang;
  });
  pswp.on('updateScrollOffset', () => {
    Object.assign(pswp.offset, { x: shown.pageLeft, y: shown.pageTop });
  });
  // A picture that is higher than the window begins with its top.
  pswp.on('calcBounds', ({ slide: { bounds } }) => {
    bounds.center.y = Math.max(bounds.center.y, margin);
  });
  addBar(pswp, slides, isReversed);
  pswp.init();
  closeOnBack(pswp);
  isolate(pswp, labels.pictures ?? '', () => links()[pressed]);
}

/** @returns the large picture of a link, with the texts as they are on the page now: a translator may have changed them */
function slideOf(link: HTMLAnchorElement): SlideData {
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

/** Puts all buttons into one bar, beside the caption and the number of the picture. */
function addBar(pswp: PhotoSwipe, slides: SlideData[], isReversed: boolean): void {
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

/** Covers what is in the window: the visitor may have enlarged the page with two fingers. @returns its size */
function coverWindow({ element }: PhotoSwipe) {
  Object.assign(element?.style ?? {}, {
    translate: `${shown.offsetLeft}px ${shown.offsetTop}px`,
    width: `${shown.width}px`,
    height: `${shown.height}px`,
  });
  // Not the scroll bar.
  return { x: element?.clientWidth ?? 0, y: element?.clientHeight ?? 0 };
}

/** Makes the page behind inert. Gives the focus to the pictures and, when they close, to a link. */
function isolate(pswp: PhotoSwipe, label: string, linkAfter: () => HTMLElement | undefined): void {
  const { element } = pswp;
  if (!element) return;
  const done = new AbortController();
  element.ariaLabel = label;
  element.ariaModal = 'true';
  // In English.
  for (const each of element.querySelectorAll('[aria-roledescription]')) {
    each.removeAttribute('aria-roledescription');
  }
  function setInert(isInert: boolean) {
    for (const each of document.body.children) {
      (each as HTMLElement).inert = isInert && each !== element;
    }
  }
  function attach() {
    document.body.append(element as Node);
    setInert(true);
    element?.focus({ preventScroll: true });
  }
  attach();
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') pswp.close();
    // The page behind would scroll.
    const isSpace = event.key === ' ' && event.target === element;
    if (isSpace || /^(Page|Home|End)/.test(event.key)) event.preventDefault();
  });
  // React has replaced the page, which a translator had changed.
  addEventListener('pagereplaced', attach, { signal: done.signal });
  for (const type of ['resize', 'scroll']) {
    shown.addEventListener(type, () => pswp.updateSize(true), { signal: done.signal });
  }
  pswp.on('close', () => {
    done.abort();
    setInert(false);
    linkAfter()?.focus({ preventScroll: true });
  });
}

/** While the pictures are shown, the history has one entry more, with the same URL and state. */
function closeOnBack(pswp: PhotoSwipe): void {
  const { pathname } = location;
  let hasEntry = true;
  history.pushState(history.state, '');
  addEventListener(
    'popstate',
    (event) => {
      hasEntry = false;
      // Next would show the page once more.
      if (location.pathname === pathname) event.stopImmediatePropagation();
      else pswp.options.showHideAnimationType = 'none';
      pswp.close();
    },
    { capture: true, once: true },
  );
  pswp.on('close', () => {
    if (hasEntry) history.back();
  });
}
