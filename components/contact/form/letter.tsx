import type { ReactNode } from 'react';
import type { ContactMessage } from '@/lib/contact/message';
import styles from './letter.module.scss';
import type { ContactTexts } from './texts';

type Props = {
  message: ContactMessage;
  texts: ContactTexts;
  /** Shows the form again. Undefined if the form is still there. */
  onAnother: (() => void) | undefined;
  children: ReactNode;
};

/** The message that was sent, as a letter. It takes the place of the emptied fields. */
export function Letter({ message, texts, onAnother, children }: Props) {
  return (
    <div className={styles.letter}>
      <p className={styles.stamp}>{texts.Sent}</p>
      <p className={styles.words}>{message.message}</p>
      <p className={styles.signed}>{message.from_name}</p>
      {children}
      {onAnother && (
        <button className={styles.another} type="button" onClick={onAnother}>
          {texts.Another}
        </button>
      )}
    </div>
  );
}
