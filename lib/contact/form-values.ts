import { type ContactField, type ContactValues, contactFields } from './validate';

/** The name of the box that only robots tick. A box, because no password manager fills in boxes. */
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

export function isSame(one: ContactValues, other: ContactValues): boolean {
  return contactFields.every((field) => one[field] === other[field]);
}

export function readHoneypot(form: HTMLFormElement): boolean {
  return new FormData(form).has(honeypotName);
}

export function controlOf(form: HTMLFormElement, field: ContactField) {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLSelectElement;
}

/** Puts a draft back. What was typed before the script came, or restored by the browser, is newer and stays. */
export function fillIn(form: HTMLFormElement, draft: Partial<ContactValues>): void {
  for (const field of contactFields) {
    const control = controlOf(form, field);
    control.value ||= draft[field] ?? '';
  }
}
