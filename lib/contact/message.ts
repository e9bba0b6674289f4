import { maxMailtoLength } from '../constants.mjs';

/** The variables of the mail service's template. */
export interface ContactMessage extends Record<string, string | undefined> {
  from_name: string;
  from_email: string;
  /** The option's label, in the visitor's language; absent if none is chosen. */
  from_service?: string;
  message: string;
}

/** The message as a text to copy: the subject, the message and its sender. */
export function textToCopy(message: ContactMessage): string {
  return [subjectOf(message), '', bodyOf(message)].join('\n');
}

function subjectOf({ from_service, from_name }: ContactMessage): string {
  return [from_service, from_name].filter(Boolean).join(', ');
}

function bodyOf({ from_name, from_email, message }: ContactMessage): string {
  return [message, '', from_name, from_email].join('\n');
}

/**
 * Mail programs cut or refuse a long `mailto:` URL.
 * @returns a URL of `maxMailtoLength` at most that opens the visitor's mail program with the message filled in; `isCut` if
 * it has only the beginning of the message
 */
export function mailtoFor(
  recipient: string,
  message: ContactMessage,
): { href: string; isCut: boolean } {
  const start = `mailto:${recipient}?subject=${encode(subjectOf(message))}&body=`;
  const body = bodyOf(message);
  const href = start + encode(body);
  if (href.length <= maxMailtoLength) return { href, isCut: false };

  let cut = start;
  const end = encode('…');
  for (const character of body) {
    const next = cut + encode(character);
    if (next.length + end.length > maxMailtoLength) break;
    cut = next;
  }
  return { href: cut + end, isCut: true };
}

/** A field's maximum length may have cut a character in half: half of one cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '').replace(/\r?\n/g, '\r\n'));
}
