import { type ContactField, type ContactValues, contactFields } from './validate';

/** Name of the honeypot. It is a checkbox because password managers do not fill those in. */
export const honeypotName = 'newsletter';

export function readValues(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  const text = (field: ContactField) => String(data.get(field) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    service: text('service'),
    message: text('message'),
  };
}

export function isEqual(one: ContactValues, other: ContactValues): boolean {
  return contactFields.every((field) => one[field] === other[field]);
}

export function readHoneypot(form: HTMLFormElement): boolean {
  return new FormData(form).has(honeypotName);
}

export function controlOf(form: HTMLFormElement, field: ContactField) {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLSelectElement;
}
