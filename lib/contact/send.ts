import { sendTimeoutMs } from '../constants';
import { type Fault, faultOf, SendError } from './fault';
import type { ContactMessage } from './message';

/** What EmailJS answers to a message that it has taken. */
const accepted = 'OK';

type Library = typeof import('@emailjs/browser');

let library: Promise<Library> | undefined;

/** Fetches the library ahead; a failure shows when something is sent. */
export function preloadLibrary(): void {
  loadLibrary().catch(() => {});
}

/**
 * The one place that sends, through EmailJS or what `NEXT_PUBLIC_EMAILJS_ORIGIN` names in its stead.
 * @throws SendError that names the fault
 */
export async function sendMessage(message: ContactMessage): Promise<void> {
  if (!navigator.onLine) throw new SendError('Offline');
  const { init, send } = await withTimeout(loadLibrary(), 'Library', 'Offline');
  init(
    { publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '' },
    process.env.NEXT_PUBLIC_EMAILJS_ORIGIN || undefined,
  );
  const answer = await withTimeout(
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
  if (answer.text.trim() !== accepted) throw new SendError('Unexpected', answer);
}

/** Loaded once; a load that failed is tried anew. */
function loadLibrary(): Promise<Library> {
  hideBlockedStorage();
  library ??= import('@emailjs/browser').catch((error) => {
    library = undefined;
    throw new SendError(navigator.onLine ? 'Library' : 'Offline', error);
  });
  return library;
}

/**
 * The library looks at `localStorage` as it loads, and does not survive where that throws. It does where there is none,
 * which is as much as such a visitor has.
 */
function hideBlockedStorage() {
  try {
    window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/** @throws SendError after 15 seconds, or when the browser goes offline */
function withTimeout<T>(task: Promise<T>, timeout: Fault, offline: Fault): Promise<T> {
  const over = new AbortController();
  const gaveUp = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new SendError(timeout)), sendTimeoutMs);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    addEventListener('offline', () => reject(new SendError(offline)), { signal: over.signal });
  });
  return Promise.race([task, gaveUp]).finally(() => over.abort());
}
