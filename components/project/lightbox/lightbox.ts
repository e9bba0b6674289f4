import PhotoSwipe from 'photoswipe';
import { addBar } from './bar';
import { closeOnBack } from './close-on-back';
import { isolate } from './isolate';
import { slideOf } from './slide';
import { coverWindow, followWindow } from './window';

// The build bundles this module into a file of its own. `enlarge.inline.ts` loads it when the first picture is pressed.

/** The CSS of `lightbox.scss`. A constructed stylesheet needs no second request, and no hash in the policy. */
declare const lightboxStyles: string;

/** Pixels by which an arrow key moves a picture. */
const keyStep = 80;
/** In windows lower than this many pixels, whole pictures would be smaller than on the page. */
const lowWindow = 320;
/** Pixels between a picture and the edges of the window. */
const margin = 12;

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
    // A tap does what a click does: PhotoSwipe's own tap only hides the buttons.
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
    return { x, y, w: width };
  });
  pswp.addFilter('contentErrorElement', (element, { data }) => {
    element.textContent = data.alt ?? '';
    return element;
  });
  pswp.on('contentLoadImage', ({ content }) => {
    if (content.element) content.element.lang = content.data.lang;
  });
  // A picture that is higher than the window begins with its top.
  pswp.on('calcBounds', ({ slide: { bounds } }) => {
    bounds.center.y = Math.max(bounds.center.y, margin);
  });
  panByKeys(pswp);
  followWindow(pswp);
  addBar(pswp, slides, labels.position ?? '', isReversed);
  pswp.init();
  closeOnBack(pswp);
  isolate(pswp, labels.pictures ?? '', () => links()[pressed]);
}

/** Arrow keys move a picture that is wider than the window; PhotoSwipe itself moves it up and down only. */
function panByKeys(pswp: PhotoSwipe): void {
  pswp.on('keydown', (event) => {
    const step = { ArrowLeft: keyStep, ArrowRight: -keyStep }[event.originalEvent.key];
    const { currSlide: slide } = pswp;
    if (!step || !slide || slide.bounds.min.x === slide.bounds.max.x) return;
    event.preventDefault();
    slide.panTo(slide.pan.x + step, slide.pan.y);
  });
}
