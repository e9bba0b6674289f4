import { assetPath } from '../asset-path';
import { translationParallelReads, translationRetries, translationRetryMs } from '../constants';
import type { Locale } from './locales';

type Result = { messages: unknown } | { error: Error; retryable: boolean };

let inFlight = 0;
const waiting: (() => void)[] = [];

/**
 * Loads the messages of a locale (specification, section 7). It retries after a network error or a 5xx, but not after
 * a 4xx or a response that is not JSON.
 * @throws the error of the last attempt
 */
export async function loadMessages(locale: Locale): Promise<unknown> {
  const url = assetPath(`/Locales/${locale}/translation.json`);
  for (let retries = 0, delay = translationRetryMs; ; retries++, delay *= 2) {
    const result = await withLimit(() => request(url));
    if ('messages' in result) return result.messages;
    if (!result.retryable || retries === translationRetries) throw result.error;
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
}

/** Limits the number of requests in flight. The delay between retries does not count. */
async function withLimit<T>(task: () => Promise<T>): Promise<T> {
  if (inFlight >= translationParallelReads) {
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  inFlight++;
  try {
    return await task();
  } finally {
    inFlight--;
    waiting.shift()?.();
  }
}

async function request(url: string): Promise<Result> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url);
    text = await response.text();
  } catch (error) {
    return { error: new Error(`${url}: ${error}`), retryable: true };
  }
  if (!response.ok) {
    return {
      error: new Error(`${url}: status ${response.status}`),
      retryable: response.status >= 500,
    };
  }
  try {
    return { messages: JSON.parse(text) };
  } catch {
    return { error: new Error(`${url}: not JSON`), retryable: false };
  }
}
