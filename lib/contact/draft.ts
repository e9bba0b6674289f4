import type { ContactValues } from './validate';

/** What is being written, so that it outlives a reload, a change of language and a crash of the tab. */
const key = 'contact-draft';

export function saveDraft(values: ContactValues): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Blocked or full: the form itself still holds every word.
  }
}

export function loadDraft(): Partial<ContactValues> {
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
    // Where it is blocked there is none.
  }
}
