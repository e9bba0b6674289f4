import styles from './outcome.module.scss';
import type { ContactFormTexts } from './texts';

type Props = { texts: ContactFormTexts; recipient: string };

/** Shown by `lib/contact/early-submit-script.ts` where a message waits for a script that does not come. */
export function EarlyFault({ texts, recipient }: Props) {
  return (
    <div className={`${styles.failed} ${styles.early}`} role="alert">
      {texts.faults.Library}
      <a href={`mailto:${recipient}`} data-mail={recipient}>
        {texts.mailInstead}
      </a>
      <a href="./">{texts.reload}</a>
    </div>
  );
}
