import { useState } from 'react';
import { copyMessage } from '@/lib/contact/copy-message';
import { type ContactMessage, mailtoFor } from '@/lib/contact/message';
import styles from './outcome.module.scss';
import type { ContactTexts } from './texts';

type Props = { reason: string; message: ContactMessage; texts: ContactTexts; recipient: string };

/** A failed send, with the way to send the message without this form. */
export function Failure({ reason, message, texts, recipient }: Props) {
  const [isCopied, setCopied] = useState(false);
  const { href, isCut } = mailtoFor(recipient, message);
  return (
    <div className={styles.failed}>
      <p>{reason}</p>
      <a href={href}>{texts.MailInstead}</a>
      {isCut && (
        <button
          type="button"
          onClick={async ({ currentTarget: { form } }) => {
            if (form) setCopied(await copyMessage(form));
          }}
        >
          {isCopied ? texts.Copied : texts.Copy}
        </button>
      )}
    </div>
  );
}

/** Shown by `contact-form.inline.ts` if a submit is queued and the form's script does not load. */
export function LoadFailure({ texts, recipient }: Pick<Props, 'texts' | 'recipient'>) {
  return (
    <div className={`${styles.failed} ${styles.loadFailure}`} role="alert">
      <p className={styles.ifOffline}>{texts.Faults.Offline}</p>
      <p className={styles.ifOnline}>{texts.Faults.Library}</p>
      <a href={`mailto:${recipient}`} data-mail={recipient}>
        {texts.MailInstead}
      </a>
      <button type="button" data-copied={texts.Copied} hidden suppressHydrationWarning>
        {texts.Copy}
      </button>
      <a className={styles.ifOnline} href="./">
        {texts.Reload}
      </a>
    </div>
  );
}
