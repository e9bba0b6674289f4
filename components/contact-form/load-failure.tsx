import type { ContactTexts } from './contact-form';
import styles from './outcome.module.scss';

type Props = { texts: ContactTexts; recipient: string };

/** Shown by `contact-form.inline.ts` if a submit is queued and the form's script does not load. */
export function LoadFailure({ texts, recipient }: Props) {
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
