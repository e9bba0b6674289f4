import { assetPath } from '../asset-path';
import { translationRetries, translationRetryMs } from '../constants';
import type { Locale } from './locales';

/**
 * Loads the messages of a locale (specification, section 7). It retries after a network error or a 5xx, but not after
 * a 4xx or a response that is not JSON.
 * @throws if the last attempt fails
 */
export async function loadMessages(locale: Locale): Promise<unknown> {
  const url = assetPath(`/Locales/${locale}/translation.json`);
  for (let retries = 0, delay = translationRetryMs; ; retries++, delay *= 2) {
    const { ok, status, text } = await request(url);
    if (ok) return JSON.parse(text);
    const isRetryable = status === 0 || status >= 500;
    if (!isRetryable || retries === translationRetries) throw new Error(`${url}: status ${status}`);
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
}

/** A network error has the status 0, also one in the middle of the response. */
async function request(url: string): Promise<{ ok: boolean; status: number; text: string }> {
  try {
    const response = await fetch(url);
    const { ok, status } = response;
    return { ok, status, text: await response.text() };
  } catch {
    return { ok: false, status: 0, text: '' };
  }
}
