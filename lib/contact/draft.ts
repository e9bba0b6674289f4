import { controlOf } from './form-values';
import { type ContactValues, contactFields } from './validate';

/** The unsent message is stored, so that it survives a reload, a language change and a tab crash. */
const key = 'contact-draft';

export function saveDraft(values: ContactValues): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage is blocked or full: the text remains in the form only.
  }
}

/** Fills empty fields. Text typed before the script ran, or restored by the browser, is newer and stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = loadDraft();
  for (const field of contactFields) {
    const control = controlOf(form, field);
    control.value ||= draft[field] ?? '';
  }
}

function loadDraft(): Partial<ContactValues> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is no draft.
  }
}
