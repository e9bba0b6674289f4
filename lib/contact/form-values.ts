import { attempt } from '../attempt';
import { cleanAddress } from './email-address';
import type { ContactMessage } from './message';
import { type ContactField, type ContactValues, contactFields } from './validate';

/** Name of the honeypot. It is a checkbox because password managers do not fill those in. */
export const honeypotName = 'newsletter';

export function controlOf(form: HTMLFormElement, field: ContactField) {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLSelectElement;
}

/** The names of the form's fields: a form without services lacks `service`. */
function fieldsOf(form: HTMLFormElement): ContactField[] {
  return contactFields.filter((field) => form.elements.namedItem(field));
}

/** The text of each field as typed. */
function readTexts(form: HTMLFormElement): ContactValues {
  const values = fieldsOf(form).map((field) => [field, controlOf(form, field).value]);
  return Object.fromEntries(values);
}

/** The values to validate and to send. */
export function readValues(form: HTMLFormElement): ContactValues {
  const texts = readTexts(form);
  return { ...texts, email: cleanAddress(texts.email) };
}

export function readMessage(form: HTMLFormElement): ContactMessage {
  const { name, email, service, message } = readValues(form);
  const select = service ? (controlOf(form, 'service') as HTMLSelectElement) : undefined;
  const label = select?.selectedOptions[0]?.label;
  return {
    from_name: name,
    from_email: email,
    ...(label && { from_service: label }),
    message,
  };
}

// The unsent message is stored, so that it survives a reload, a language change and a tab crash. If storage is blocked
// or full, the text remains in the form only.

const draftKey = 'contact-draft';

export function saveDraft(form: HTMLFormElement): void {
  attempt(() => sessionStorage.setItem(draftKey, JSON.stringify(readTexts(form))));
}

/** Fills empty fields. Text typed before the script ran, or restored by the browser, is newer and stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(draftKey) ?? ''));
  for (const field of fieldsOf(form)) {
    const text = draft?.[field];
    // Extensions and other pages of the same host can write into this storage too.
    if (typeof text === 'string') controlOf(form, field).value ||= text;
  }
}

export function clearDraft(): void {
  attempt(() => sessionStorage.removeItem(draftKey));
}
