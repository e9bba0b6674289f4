/** The ways in which a message can fail to be sent; each is a key of the texts `Contact.Faults`. */
export const faults = [
  'Offline',
  'Network',
  'Timeout',
  'Rejected',
  'Undeliverable',
  'TooLarge',
  'Busy',
  'Blocked',
  'Server',
  'Unexpected',
  'Configuration',
  'Library',
  'Unknown',
] as const;

export type Fault = (typeof faults)[number];

/** A send that failed, with what the library or the browser said as its cause. */
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
 * What a failure of EmailJS means. It throws a string that names a missing setting, an object with the status and text
 * of the answer, and lets a TypeError of `fetch` through: then the message may have arrived.
 */
export function faultOf(error: unknown): Fault {
  if (error instanceof SendError) return error.fault;
  if (typeof error === 'string') return 'Configuration';
  if (error instanceof TypeError) return 'Network';
  const status = Number((error as { status?: unknown } | null)?.status);
  return Number.isNaN(status) ? 'Unknown' : faultOfStatus(status);
}

function faultOfStatus(status: number): Fault {
  if (status === 0) return 'Network';
  if (status === 412 || status === 422) return 'Undeliverable';
  if (status === 413) return 'TooLarge';
  if (status === 429) return 'Busy';
  if (status === 451) return 'Blocked';
  if (status >= 500) return 'Server';
  if (status >= 400) return 'Rejected';
  return 'Unexpected';
}
