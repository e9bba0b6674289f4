/** What the visitor is told about a failed send, as message keys. `Unsure`: the message may have arrived. */
export const faults = ['Offline', 'Unsure', 'Refused', 'Later'] as const;

export type Fault = (typeof faults)[number];

/** What a notice below the form says. `Opened`: the visitor's mail program was opened with the message. */
export type Reason = Fault | 'Opened';

/** A failed send. The message is for the console: it holds the reason from the service or the browser. */
export class SendError extends Error {
  override name = 'SendError';

  constructor(
    readonly fault: Fault,
    reason: string,
    cause?: unknown,
  ) {
    super(`The message was not sent: ${reason}`, { cause });
  }
}

/**
 * Classifies what `post` throws: a string that names a missing setting; an object with the response's status and text; a
 * TypeError from `fetch`, after which the message may still have arrived.
 */
export function explainError(error: unknown): SendError {
  if (error instanceof SendError) return error;
  if (typeof error === 'string') return new SendError('Refused', error);
  if (error instanceof Error) {
    return new SendError(error instanceof TypeError ? 'Unsure' : 'Later', error.message, error);
  }
  const { status, text } = (error ?? {}) as { status?: number; text?: string };
  return new SendError(faultOf(status), `${status} ${text}`, error);
}

function faultOf(status = Number.NaN): Fault {
  // EmailJS reports a request without a response as 0.
  if (status === 0) return 'Unsure';
  const isTooMany = status === 429;
  return status >= 400 && status < 500 && !isTooMany ? 'Refused' : 'Later';
}
