/** The variables of the mail service's template. */
export interface ContactMessage extends Record<string, string> {
  from_name: string;
  from_email: string;
  /** The option's label, in the visitor's language. */
  from_service: string;
  message: string;
}

/** @returns a `mailto:` URL that opens the visitor's mail program with the message filled in */
export function mailtoFor(recipient: string, message: ContactMessage): string {
  const { from_name, from_email, from_service, message: text } = message;
  const subject = [from_service, from_name].filter(Boolean).join(', ');
  const body = [text.replace(/\r?\n/g, '\r\n'), '', from_name, from_email].join('\r\n');
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
