/** What the template of the e-mail service is filled with. */
export interface ContactMessage extends Record<string, string> {
  from_name: string;
  from_email: string;
  from_service: string;
  message: string;
}

/**
 * The one place that sends. The library is loaded when it is needed.
 * @throws whatever the library throws: an error with `status` and `text`, or one that names the missing setting
 */
export async function sendMessage(message: ContactMessage): Promise<void> {
  const { send } = await import('@emailjs/browser');
  await send(
    process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
    process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
    message,
    { publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '' },
  );
}

/** A `mailto:` address that opens the visitor's mail program with everything filled in. */
export function mailtoFor(recipient: string, message: ContactMessage): string {
  const { from_name, from_email, from_service, message: text } = message;
  const subject = [from_service, from_name].filter(Boolean).join(', ');
  const body = [text, '', from_name, from_email].join('\r\n');
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
