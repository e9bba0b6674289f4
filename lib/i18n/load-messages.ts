import type { Messages } from 'next-intl';
import { assetPath } from '../asset-path';
import { translationRetries, translationRetryMs } from '../constants.mjs';
import type { Locale } from './locales';

/**
 * Loads the messages of a locale. It retries after a network error or a 5xx, but not after
 * a 4xx or a response that is not JSON.
 * @throws if the last attempt fails
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const url = assetPath(`/Locales/${locale}/translation.json`);
  for (let retries = 0, delay = translationRetryMs; ; retries++, delay *= 2) {
    // A network error has the status 0, also one in the middle of the response.
    const { status, text } = await request(url).catch(() => ({ status: 0, text: '' }));
    if (status === 200) return JSON.parse(text);
    const isRetryable = status === 0 || status >= 500;
    if (!isRetryable || retries === translationRetries) throw new Error(`${url}: status ${status}`);
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
}

async function request(url: string) {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
}
