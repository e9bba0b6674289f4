/** The modifier keys of a click, of a native event or of React's. */
type ModifierKeys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** @returns whether the click opens a new tab or window, or downloads, instead of following the link */
export function isModified({ ctrlKey, metaKey, shiftKey, altKey }: ModifierKeys): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
