import type PhotoSwipe from 'photoswipe';

/** Makes the page behind inert. Gives the focus to the pictures and, when they close, to a link. */
export function isolate(
  pswp: PhotoSwipe,
  label: string,
  linkAfter: () => HTMLElement | undefined,
): void {
  const { element } = pswp;
  if (!element) return;
  // Orca reads what is in a dialog that gets the focus, but not its name.
  const name = Object.assign(document.createElement('span'), {
    id: 'pictures-name',
    className: 'visually-hidden',
    textContent: `${label} `,
  });
  element.prepend(name);
  element.setAttribute('aria-labelledby', name.id);
  element.ariaModal = 'true';
  // PhotoSwipe writes these words in English only.
  for (const each of element.querySelectorAll('[aria-roledescription]')) {
    each.removeAttribute('aria-roledescription');
  }
  function setInert(isInert: boolean) {
    for (const each of document.body.children) {
      (each as HTMLElement).inert = isInert && each !== element;
    }
  }
  document.body.append(element);
  setInert(true);
  element.focus({ preventScroll: true });
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') pswp.close();
    // The page behind would scroll.
    const isSpace = event.key === ' ' && event.target === element;
    if (isSpace || /^(Page|Home|End)/.test(event.key)) event.preventDefault();
  });
  pswp.on('close', () => {
    setInert(false);
    linkAfter()?.focus({ preventScroll: true });
  });
}
