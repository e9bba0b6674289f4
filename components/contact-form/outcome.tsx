import { useEffect, useRef } from 'react';
import { mailtoFor } from '@/lib/contact/message';
import type { ContactTexts } from './contact-form';
import styles from './outcome.module.scss';
import type { ContactFormState } from './use-contact-form';

type Props = { state: ContactFormState; texts: ContactTexts; recipient: string };

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
      {state.status === 'submitting' && <p className="visually-hidden">{texts.Sending}</p>}
      {state.status === 'sent' && <p className={styles.sent}>{texts.Success}</p>}
      {state.status === 'failed' && (
        <div className={styles.failed}>
          <p>{texts.Faults[state.fault]}</p>
          <a href={mailtoFor(recipient, state.message)}>{texts.MailInstead}</a>
        </div>
      )}
    </div>
  );
}

/** Shown by `contact-form.inline.ts` if a submit is queued and the form's script does not load. */
export function LoadFailure({ texts, recipient }: Omit<Props, 'state'>) {
  return (
    <div className={`${styles.failed} ${styles.loadFailure}`} role="alert">
      <p className={styles.ifOffline}>{texts.Faults.Offline}</p>
      <p className={styles.ifOnline}>{texts.Faults.Library}</p>
      <a href={`mailto:${recipient}`} data-mail={recipient}>
        {texts.MailInstead}
      </a>
      <a className={styles.ifOnline} href="./">
        {texts.Reload}
      </a>
    </div>
  );
}
