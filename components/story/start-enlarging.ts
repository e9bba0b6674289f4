import { isModified } from '@/lib/modified-click';

type Slide = { figure: HTMLElement; alt: string };

/** In the state of the history entry that Back leaves to close the dialog: the place of the picture that was pressed. */
const mark = 'enlarged';

/**
 * Opens a dialog with all pictures of the article, at the one that was pressed. While it is open, the history has one entry
 * more, with the same URL. Next must not see it: it would show the page once more.
 * @param dialog as `EnlargedPictures` renders it
 * @returns a function that ends it
 */
export function startEnlarging(dialog: HTMLDialogElement): () => void {
  const strip = dialog.querySelector<HTMLElement>('[data-strip]');
  const status = dialog.querySelector('[role=status]');
  if (!strip || !status) return () => {};
  const { pathname } = location;
  const done = new AbortController();
  const { signal } = done;
  let slides: Slide[] = [];
  let opener: HTMLAnchorElement | undefined;
  /** The picture that a smooth scroll goes to. */
  let target: number | undefined;
  /** The picture that the status names. */
  let named: number | undefined;
  let isLeavingEntry = false;

  // The page was reloaded while the dialog was open.
  if (history.state?.[mark] !== undefined) {
    history.replaceState({ ...history.state, [mark]: undefined }, '');
  }

  /** @returns the place of the picture nearest to the middle of the window */
  function current(): number {
    const middle = innerWidth / 2;
    const distances = slides.map(({ figure }) => {
      const { left, right } = figure.getBoundingClientRect();
      return Math.max(left - middle, middle - right, 0);
    });
    return distances.indexOf(Math.min(...distances));
  }

  function nameCurrent() {
    const place = target ?? current();
    if (place === named || !slides[place]) return;
    named = place;
    for (const [index, { figure }] of slides.entries()) {
      figure.toggleAttribute('data-current', index === place);
    }
    const alt = document.createElement('span');
    alt.className = 'visually-hidden';
    alt.textContent = ` ${slides[place].alt}`;
    status?.replaceChildren(`${place + 1} / ${slides.length}`, alt);
  }

  function show(index: number, behavior: ScrollBehavior) {
    const figure = slides[index]?.figure;
    if (!figure) return;
    const isWider = figure.offsetWidth > innerWidth;
    target = behavior === 'smooth' ? index : undefined;
    figure.scrollIntoView({ inline: isWider ? 'start' : 'center', block: 'nearest', behavior });
    nameCurrent();
    return figure;
  }

  /** Shows the next picture, or the previous one. After the last one comes the first, without the way between them. */
  function turn(by: number) {
    const place = (target ?? current()) + by;
    const index = (place + slides.length) % slides.length;
    return show(index, index === place ? motion() : 'instant');
  }

  /** @param side 1 for the right, -1 for the left */
  function press(side: 1 | -1) {
    const place = target ?? current();
    const rect = slides[place]?.figure.getBoundingClientRect();
    if (!rect) return;
    const hidden = side > 0 ? rect.right - innerWidth : -rect.left;
    if (hidden > 1 && target === undefined) {
      strip?.scrollBy({ left: side * Math.min(hidden + 16, 0.8 * innerWidth), behavior: motion() });
    } else {
      const isReversed = getComputedStyle(dialog).direction === 'rtl';
      turn(isReversed ? -side : side)?.focus({ preventScroll: true });
    }
  }

  function open(index: number) {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-enlarges]')];
    opener = links[index];
    if (!opener || dialog.open) return;
    slides = links.flatMap((link) => slideOf(link) ?? []);
    named = undefined;
    strip?.replaceChildren(...slides.map(({ figure }) => figure));
    dialog.toggleAttribute('data-single', slides.length === 1);
    dialog.showModal();
    show(index, 'instant')?.focus({ preventScroll: true });
  }

  addEventListener(
    'enlarge',
    (event) => {
      event.preventDefault();
      const links = [...document.querySelectorAll('a[data-enlarges]')];
      const index = links.indexOf((event as CustomEvent<Element>).detail);
      open(index);
      // Next leaves a state alone that has its own mark.
      history.pushState({ ...history.state, [mark]: index }, '');
    },
    { signal },
  );

  addEventListener(
    'popstate',
    (event) => {
      if (location.pathname !== pathname) {
        dialog.close();
        return;
      }
      const index = event.state?.[mark];
      if (index === undefined && !dialog.open && !isLeavingEntry) return;
      event.stopImmediatePropagation();
      if (index === undefined || isLeavingEntry) dialog.close();
      else open(index);
      isLeavingEntry = false;
    },
    { capture: true, signal },
  );

  dialog.addEventListener(
    'close',
    () => {
      opener?.focus({ preventScroll: true });
      if (location.pathname !== pathname || history.state?.[mark] === undefined) return;
      isLeavingEntry = true;
      history.back();
    },
    { signal },
  );

  dialog.addEventListener(
    'click',
    ({ target: pressed }) => {
      const element = pressed as Element;
      const move = element.closest<HTMLElement>('[data-move]')?.dataset.move;
      if (move) turn(Number(move));
      else if (!element.closest('picture, figcaption, [role=status]')) dialog.close();
    },
    { signal },
  );

  dialog.addEventListener(
    'keydown',
    (event) => {
      const side = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
      if (!side || isModified(event)) return;
      event.preventDefault();
      press(side);
    },
    { signal },
  );

  strip.addEventListener('scroll', nameCurrent, { signal });
  // Safari 17 has no `scrollend`.
  for (const type of ['scrollend', 'pointerdown', 'wheel']) {
    strip.addEventListener(
      type,
      () => {
        target = undefined;
        nameCurrent();
      },
      { passive: true, signal },
    );
  }

  // Hands over a press from before: see `enlarge.inline.ts`.
  dispatchEvent(new Event('enlargerready'));

  return () => {
    done.abort();
    dialog.close();
  };
}

function motion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** @returns the large picture of a link, with the texts as they are on the page now: a translator may have changed them */
function slideOf(link: HTMLAnchorElement): Slide | undefined {
  const picture = link.querySelector('picture')?.cloneNode(true) as HTMLElement | undefined;
  const image = picture?.querySelector('img');
  if (!picture || !image) return undefined;
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
  for (const part of picture.querySelectorAll<HTMLSourceElement>('[sizes]')) {
    part.sizes = `calc(${ratio} * 100vh)`;
  }
  const figure = document.createElement('figure');
  figure.tabIndex = -1;
  figure.ariaLabel = image.alt;
  figure.lang = link.closest<HTMLElement>('[lang]')?.lang ?? '';
  figure.dir = link.closest<HTMLElement>('[dir]')?.dir ?? '';
  figure.style.setProperty('--ratio', String(ratio));
  const caption = link.closest('figure')?.querySelector('figcaption')?.cloneNode(true);
  figure.append(picture, ...(caption ? [caption] : []));
  return { figure, alt: image.alt };
}
