// Must run before `@emailjs/browser` loads.
import './allow-blocked-storage';
import { init, send } from '@emailjs/browser';
import { sendTimeoutMs } from '../constants.mjs';
import { explainError, SendError } from './fault';
import type { ContactMessage } from './message';

/** EmailJS's response to an accepted message. */
const accepted = 'OK';

/**
 * Sends a message through EmailJS, or through the server in `NEXT_PUBLIC_EMAILJS_ORIGIN`.
 * @throws SendError
 */
export async function sendMessage(message: ContactMessage): Promise<void> {
  if (!navigator.onLine) throw new SendError('Offline', 'the browser is offline');
  init(
    { publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '' },
    // `/` is the page's own server: a phone opens a preview by another host name.
    process.env.NEXT_PUBLIC_EMAILJS_ORIGIN === '/'
      ? location.origin
      : process.env.NEXT_PUBLIC_EMAILJS_ORIGIN || undefined,
  );
  const sent = send(
    process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
    process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
    message,
  );
  const { status, text } = await withTimeout(sent).catch((error) => {
    throw explainError(error);
  });
  // A network that wants the visitor to sign in first answers with its own page.
  if (text.trim() !== accepted) throw new SendError('Later', `${status} ${text}`);
}

/** EmailJS has no timeout. The message may have arrived when this ends, or when the browser goes offline. */
function withTimeout<T>(task: Promise<T>): Promise<T> {
  const done = new AbortController();
  const failed = new Promise<never>((_, reject) => {
    const fail = (reason: string) => reject(new SendError('Unsure', reason));
    const timer = setTimeout(fail, sendTimeoutMs, `no answer in ${sendTimeoutMs} ms`);
    done.signal.addEventListener('abort', () => clearTimeout(timer));
    addEventListener('offline', () => fail('the browser went offline'), { signal: done.signal });
  });
  return Promise.race([task, failed]).finally(() => done.abort());
}
