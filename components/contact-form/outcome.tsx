import { type ReactNode, useEffect, useRef } from 'react';
import styles from './outcome.module.scss';
import type { ContactTexts } from './texts';
import type { ContactFormStatus } from './use-contact-form';

type Props = {
  status: ContactFormStatus;
  /** Whether the letter with the sent message is shown. */
  hasLetter: boolean;
  texts: ContactTexts;
  /** The notice of a failure. */
  children: ReactNode;
};

/** The result of the send. It takes the focus, which the disabled button has lost. */
export function Outcome({ status, hasLetter, texts, children }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const isSent = status === 'sent';
  const isSettled = isSent || status === 'failed';

  useEffect(() => {
    // The disabled or hidden button may still be the active element. A click on it focuses the main element.
    const hasLostFocus = document.activeElement?.matches('body, main, [type=submit]');
    if (isSettled && hasLostFocus) region.current?.focus();
  }, [isSettled]);

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
