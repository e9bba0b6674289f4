import { controlOf, readMessage } from './form-values';
import { textToCopy } from './message';

/**
 * Copies the whole message. Where the clipboard is closed to the page, as without HTTPS, it selects the text in its field
 * instead, for the visitor to copy.
 * @returns whether it is copied
 */
export async function copyMessage(form: HTMLFormElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(textToCopy(readMessage(form)));
    return true;
  } catch {
    const field = controlOf(form, 'message');
    field.focus();
    if (field instanceof HTMLTextAreaElement) field.select();
    return false;
  }
}
