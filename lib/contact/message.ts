/** What the template of the e-mail service is filled with. */
export interface ContactMessage extends Record<string, string> {
  from_name: string;
  from_email: string;
  /** The label of the option, as the visitor saw it. */
  from_service: string;
  message: string;
}

/** A `mailto:` address that opens the visitor's mail program with everything filled in. */
export function mailtoFor(recipient: string, message: ContactMessage): string {
  const { from_name, from_email, from_service, message: text } = message;
  const subject = [from_service, from_name].filter(Boolean).join(', ');
  const body = [text.replace(/\r?\n/g, '\r\n'), '', from_name, from_email].join('\r\n');
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
