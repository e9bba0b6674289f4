import { attempt } from '../attempt';
import { controlOf } from './form-values';
import { type ContactValues, contactFields } from './validate';

// The unsent message is stored, so that it survives a reload, a language change and a tab crash. If storage is blocked
// or full, the text remains in the form only.

const key = 'contact-draft';

export function saveDraft(values: ContactValues): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(values)));
}

/** Fills empty fields. Text typed before the script ran, or restored by the browser, is newer and stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? ''));
  for (const field of contactFields) controlOf(form, field).value ||= draft?.[field] ?? '';
}

export function clearDraft(): void {
  attempt(() => sessionStorage.removeItem(key));
}
