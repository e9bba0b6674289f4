/** Whether a click on a link asks the browser for a new tab, a new window or a download. */
export function isModified({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
