import { faults } from '@/lib/contact/fault';
import styles from './outcome.module.scss';
import type { ContactTexts } from './texts';

type Props = { texts: ContactTexts; recipient: string };

/** Why the message was not sent, and the way to send it without this form. `showFault` shows it. */
export function Failure({ texts, recipient }: Props) {
  return (
    <div className={styles.failed} data-failure hidden suppressHydrationWarning>
      {faults.map((fault) => (
        <p key={fault} data-fault={fault} hidden suppressHydrationWarning>
          {texts.Faults[fault]}
        </p>
      ))}
      <a href={`mailto:${recipient}`} data-mail={recipient} suppressHydrationWarning>
        {texts.MailInstead}
      </a>
      <button
        type="button"
        data-copy={texts.Copy}
        data-copied={texts.Copied}
        hidden
        suppressHydrationWarning
      >
        {texts.Copy}
      </button>
    </div>
  );
}
