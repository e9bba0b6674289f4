import { type ReactNode, useEffect, useRef } from 'react';
import styles from './outcome.module.scss';
import type { ContactTexts } from './texts';
import type { ContactFormStatus } from './use-contact-form';

type Props = {
  status: ContactFormStatus;
  /** How many notices there were. */
  notices: number;
  /** Whether the letter with the sent message is shown. */
  hasLetter: boolean;
  texts: ContactTexts;
  /** The notice of a failure. */
  children: ReactNode;
};

/** The result of the send. It takes the focus of the button. */
export function Outcome({ status, notices, hasLetter, texts, children }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const isSent = status === 'sent';
  const isSettled = isSent || status === 'failed';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is a result, also if the last one was the same
  useEffect(() => {
    // The hidden button may still be the active element. In Safari, a click on a button focuses none.
    const isOnButton = document.activeElement?.matches('body, main, [type=submit]');
    if (isSettled && isOnButton) region.current?.focus();
  }, [isSettled, notices]);

  return (
    <div ref={region} className={styles.outcome} role="status" tabIndex={-1}>
      {status === 'submitting' && <p className="visually-hidden">{texts.Sending}</p>}
      {(isSent || hasLetter) && (
        // Both texts have one place, so that nothing moves when the second follows the first.
        <div className={styles.sent}>
          <p style={{ visibility: isSent ? 'visible' : 'hidden' }}>{texts.Success}</p>
          <p style={{ visibility: isSent ? 'hidden' : 'visible' }}>{texts.Answer}</p>
        </div>
      )}
      {children}
    </div>
  );
}
