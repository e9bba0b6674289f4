import { useEffect, useRef } from 'react';
import { mailtoFor } from '@/lib/contact/message';
import styles from './outcome.module.scss';
import type { ContactFormTexts } from './texts';
import type { ContactFormState } from './use-contact-form';

type Props = { state: ContactFormState; texts: ContactFormTexts; recipient: string };

/** The result of the send. It takes the focus, which the disabled button has lost. */
export function Outcome({ state, texts, recipient }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const settled = state.status === 'sent' || state.status === 'failed';

  useEffect(() => {
    // A click on the disabled button focuses the main element.
    if (settled && document.activeElement?.matches('body, main')) region.current?.focus();
  }, [settled]);

  return (
    <div ref={region} className={styles.outcome} role="status" tabIndex={-1}>
      {state.status === 'submitting' && <p className="visually-hidden">{texts.sending}</p>}
      {state.status === 'sent' && <p className={styles.sent}>{texts.success}</p>}
      {state.status === 'failed' && (
        <div className={styles.failed}>
          <p>{texts.faults[state.fault]}</p>
          <a href={mailtoFor(recipient, state.message)}>{texts.mailInstead}</a>
        </div>
      )}
    </div>
  );
}
