import type { ReactNode } from 'react';
import type { ContactMessage } from '@/lib/contact/message';
import styles from './letter.module.scss';

type Props = { message: ContactMessage; children: ReactNode };

/** The message that was sent, as a letter that comes out below the button. */
export function Letter({ message, children }: Props) {
  return (
    <div className={styles.letter}>
      <p className={styles.words}>{message.message}</p>
      <p className={styles.signed}>{message.from_name}</p>
      {children}
    </div>
  );
}
