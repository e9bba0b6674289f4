/**
 * The form's fields. The value of `service` is the option's key, so that a language change keeps the selection. A form
 * without services has no such field.
 */
export const contactFields = ['name', 'email', 'service', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

export type ContactValues = Record<Exclude<ContactField, 'service'>, string> & { service?: string };

/** Text, an at sign, text, a dot and text, without spaces. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** @returns the invalid fields, in the form's order; empty if the form is valid */
export function validate({ name, email, service, message }: ContactValues): ContactField[] {
  const hasText = (text: string) => text.replace(/\p{Cf}/gu, '').trim() !== '';
  const valid = {
    name: hasText(name),
    email: emailPattern.test(email),
    service: service !== '',
    message: hasText(message),
  };
  return contactFields.filter((field) => !valid[field]);
}
