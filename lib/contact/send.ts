import { sendTimeoutMs } from '../constants.mjs';
import { explainError, SendError } from './fault';
import { mailService } from './mail-service';
import type { ContactMessage } from './message';
import { post } from './post';

/**
 * Sends a message through the mail service, or through the server in `NEXT_PUBLIC_MAIL_ORIGIN`.
 * @throws SendError
 */
export async function sendMessage(message: ContactMessage): Promise<void> {
  if (!navigator.onLine) throw new SendError('Offline', 'the browser is offline');
  const other = process.env.NEXT_PUBLIC_MAIL_ORIGIN;
  // `/` is the page's own server: a phone opens a preview by another host name.
  const origin = other === '/' ? location.origin : other || mailService.origin;
  await withTimeout(post(message, origin)).catch((error) => {
    throw explainError(error);
  });
}

/** The service may have no timeout. The message may have arrived when this ends, or when the browser goes offline. */
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
