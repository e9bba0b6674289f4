import { type MouseEvent, type Ref, useState } from 'react';
import { copyMessage } from '@/lib/contact/copy-message';
import type { Reason } from '@/lib/contact/fault';
import { type ContactMessage, mailtoFor } from '@/lib/contact/message';
import styles from './outcome.module.scss';
import type { FieldTexts } from './texts';

type Props = {
  /** Which text is shown; undefined hides the notice. */
  reason: Reason | undefined;
  reasons: Partial<Record<Reason, string>>;
  /** What is in the form. */
  message: ContactMessage;
  recipient: string;
  texts: Pick<FieldTexts, 'MailInstead' | 'Copy' | 'Copied'>;
  mailRef?: Ref<HTMLAnchorElement>;
};

/**
 * What became of the message, and the ways to send it without this form. Before React starts, `form.inline.ts` shows it:
 * so all texts are there, and React must not warn of what has changed.
 */
export function Notice({ reason, reasons, message, recipient, texts, mailRef }: Props) {
  const [copied, setCopied] = useState<ContactMessage>();
  const { href, isCut } = mailtoFor(recipient, message);

  async function copy({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (form && (await copyMessage(form))) setCopied(message);
  }

  return (
    <div
      className={reasons.Opened ? styles.notice : `${styles.notice} ${styles.failed}`}
      hidden={!reason}
      suppressHydrationWarning
    >
      {Object.entries(reasons).map(([key, text]) => (
        <p key={key} data-reason={key} hidden={key !== reason} suppressHydrationWarning>
          {text}
        </p>
      ))}
      <a ref={mailRef} href={href} suppressHydrationWarning>
        {texts.MailInstead}
      </a>
      <button
        type="button"
        data-copied={texts.Copied}
        // No page can know whether a mail program has opened.
        hidden={!isCut && reason !== 'Opened'}
        onClick={copy}
        suppressHydrationWarning
      >
        {copied === message ? texts.Copied : texts.Copy}
      </button>
    </div>
  );
}
