import type { ContactMessage } from './message';
import { type ContactField, type ContactValues, contactFields } from './validate';

/** Name of the honeypot. It is a checkbox because password managers do not fill those in. */
export const honeypotName = 'newsletter';

export function controlOf(form: HTMLFormElement, field: ContactField) {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLSelectElement;
}

export function readValues(form: HTMLFormElement): ContactValues {
  const values = contactFields.map((field) => [field, controlOf(form, field).value]);
  return Object.fromEntries(values);
}

export function readMessage(form: HTMLFormElement): ContactMessage {
  const { name, email, service, message } = readValues(form);
  const [option] = (controlOf(form, 'service') as HTMLSelectElement).selectedOptions;
  return {
    from_name: name,
    from_email: email,
    from_service: service && (option?.label ?? ''),
    message,
  };
}
