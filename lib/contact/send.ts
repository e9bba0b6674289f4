import { attempt } from '../attempt';
import { sendTimeoutMs } from '../constants.mjs';
import { type Fault, faultOf, SendError } from './fault';
import type { ContactMessage } from './message';

/** EmailJS's response to an accepted message. */
const accepted = 'OK';

/** Preloads the library. A failure is reported by `sendMessage`, which loads it again. */
export function preloadLibrary(): void {
  loadLibrary().catch(() => {});
}

/**
 * Sends a message through EmailJS, or through the server in `NEXT_PUBLIC_EMAILJS_ORIGIN`.
 * @throws SendError
 */
export async function sendMessage(message: ContactMessage): Promise<void> {
  if (!navigator.onLine) throw new SendError('Offline');
  const { init, send } = await withTimeout(loadLibrary(), 'Library', 'Offline');
  init(
    { publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '' },
    process.env.NEXT_PUBLIC_EMAILJS_ORIGIN || undefined,
  );
  const response = await withTimeout(
    send(
      process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
      process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
      message,
    ),
    'Timeout',
    // The message may have arrived.
    'Network',
  ).catch((error) => {
    throw new SendError(faultOf(error), error);
  });
  if (response.text.trim() !== accepted) throw new SendError('Unexpected', response);
}

/** After a failed load, the next call tries again. */
function loadLibrary() {
  // EmailJS reads `localStorage` when it loads, and crashes if that throws, as it does where storage is blocked.
  if (!attempt(() => localStorage)) {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
  return import('@emailjs/browser').catch((error) => {
    throw new SendError(navigator.onLine ? 'Library' : 'Offline', error);
  });
}

/**
 * Neither a script nor EmailJS has a timeout of its own.
 * @param timeout the fault of the SendError that is thrown after `sendTimeoutMs`
 * @param offline the fault when the browser goes offline
 */
function withTimeout<T>(task: Promise<T>, timeout: Fault, offline: Fault): Promise<T> {
  const done = new AbortController();
  const failed = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new SendError(timeout)), sendTimeoutMs);
    done.signal.addEventListener('abort', () => clearTimeout(timer));
    addEventListener('offline', () => reject(new SendError(offline)), { signal: done.signal });
  });
  return Promise.race([task, failed]).finally(() => done.abort());
}
