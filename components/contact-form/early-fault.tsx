import styles from './outcome.module.scss';
import type { ContactFormTexts } from './texts';

type Props = { texts: ContactFormTexts; recipient: string };

/** Shown by `components/contact-form/contact-form.inline.ts` where a message waits for a script that does not come. */
export function EarlyFault({ texts, recipient }: Props) {
  return (
    <div className={`${styles.failed} ${styles.early}`} role="alert">
      <p className={styles.ifOffline}>{texts.faults.Offline}</p>
      <p className={styles.ifOnline}>{texts.faults.Library}</p>
      <a href={`mailto:${recipient}`} data-mail={recipient}>
        {texts.mailInstead}
      </a>
      <a className={styles.ifOnline} href="./">
        {texts.reload}
      </a>
    </div>
  );
}
