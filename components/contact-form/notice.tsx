import styles from './outcome.module.scss';
import type { FieldTexts } from './texts';

type Props = {
  /** The texts of which `showNotice` shows one. */
  reasons: Record<string, string>;
  /** Whether they say that something went wrong. */
  isFailure: boolean;
  texts: Pick<FieldTexts, 'MailInstead' | 'Copy' | 'Copied'>;
  recipient: string;
};

/** What became of the message, and the ways to send it without this form. */
export function Notice({ reasons, isFailure, texts, recipient }: Props) {
  return (
    <div
      className={isFailure ? `${styles.notice} ${styles.failed}` : styles.notice}
      data-notice
      hidden
      suppressHydrationWarning
    >
      {Object.entries(reasons).map(([reason, text]) => (
        <p key={reason} data-reason={reason} hidden suppressHydrationWarning>
          {text}
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
