import type { Messages } from 'next-intl';

/** Why a send can fail, as a message key. */
export type Fault = keyof Messages['Contact']['Faults'];

/** A failed send. Its `cause` is the error from the library or the browser. */
export class SendError extends Error {
  override name = 'SendError';

  constructor(
    readonly fault: Fault,
    cause?: unknown,
  ) {
    super(`The message was not sent: ${fault}`, { cause });
  }
}

/**
 * Classifies an error from EmailJS, which throws three kinds: a string that names a missing setting; an object with
 * the response's status and text; a TypeError from `fetch`, after which the message may still have arrived.
 */
export function faultOf(error: unknown): Fault {
  if (error instanceof SendError) return error.fault;
  if (typeof error === 'string') return 'Configuration';
  if (error instanceof TypeError) return 'Network';
  const status = Number((error as { status?: unknown } | null)?.status);
  if (Number.isNaN(status)) return 'Unknown';
  if (status >= 500) return 'Server';
  return faultOfStatus.get(status) ?? (status >= 400 ? 'Rejected' : 'Unexpected');
}

const faultOfStatus = new Map<number, Fault>([
  [0, 'Network'],
  [412, 'Undeliverable'],
  [413, 'TooLarge'],
  [422, 'Undeliverable'],
  [429, 'Busy'],
  [451, 'Blocked'],
]);
