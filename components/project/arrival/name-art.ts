let named: HTMLElement | null | undefined;

/** Names the picture that travels. Nothing has a name but during a transition. */
export function nameArt(art: HTMLElement | null | undefined): void {
  named?.style.removeProperty('view-transition-name');
  named = art;
  named?.style.setProperty('view-transition-name', 'art');
}
