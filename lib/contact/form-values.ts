import { attempt } from '../attempt';
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

// The unsent message is stored, so that it survives a reload, a language change and a tab crash. If storage is blocked
// or full, the text remains in the form only.

const draftKey = 'contact-draft';

export function saveDraft(form: HTMLFormElement): void {
  attempt(() => sessionStorage.setItem(draftKey, JSON.stringify(readValues(form))));
}

/** Fills empty fields. Text typed before the script ran, or restored by the browser, is newer and stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(draftKey) ?? ''));
  for (const field of contactFields) controlOf(form, field).value ||= draft?.[field] ?? '';
}

export function clearDraft(): void {
  attempt(() => sessionStorage.removeItem(draftKey));
}
