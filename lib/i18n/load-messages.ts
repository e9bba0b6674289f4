import { assetPath } from '../asset-path';
import { translationParallelReads, translationRetries, translationRetryMs } from '../constants';
import type { Locale } from './locales';

type Read = { messages: unknown } | { fault: Error; passing: boolean };

let underWay = 0;
const waiting: (() => void)[] = [];

/**
 * Loads the texts of a language (specification, section 7). A network error or a 5xx passes, and is tried again; a 4xx
 * or an answer that is not JSON does not.
 * @throws Error that says what the last try met
 */
export async function loadMessages(locale: Locale): Promise<unknown> {
  const url = assetPath(`/Locales/${locale}/translation.json`);
  for (let tried = 0, wait = translationRetryMs; ; tried++, wait *= 2) {
    const answer = await inTurn(() => read(url));
    if ('messages' in answer) return answer.messages;
    if (!answer.passing || tried === translationRetries) throw answer.fault;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** A wait between tries takes no turn: only reads do. */
async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (underWay >= translationParallelReads) {
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  underWay++;
  try {
    return await task();
  } finally {
    underWay--;
    waiting.shift()?.();
  }
}

async function read(url: string): Promise<Read> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url);
    text = await response.text();
  } catch (error) {
    return { fault: new Error(`${url}: ${error}`), passing: true };
  }
  if (!response.ok) {
    return {
      fault: new Error(`${url}: status ${response.status}`),
      passing: response.status >= 500,
    };
  }
  try {
    return { messages: JSON.parse(text) };
  } catch {
    return { fault: new Error(`${url}: not JSON`), passing: false };
  }
}
