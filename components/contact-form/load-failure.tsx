import styles from './outcome.module.scss';
import type { ContactFormTexts } from './texts';

type Props = { texts: ContactFormTexts; recipient: string };

/** Shown by `contact-form.inline.ts` if a submit is queued and the form's script does not load. */
export function LoadFailure({ texts, recipient }: Props) {
  return (
    <div className={`${styles.failed} ${styles.loadFailure}`} role="alert">
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
