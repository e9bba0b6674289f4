import { owner } from '@/lib/content/content';
import styles from './signature.module.scss';

/** The owner's drawn name. It says nothing: who puts it into a link names the link. */
export function Signature() {
  return (
    <span
      className={styles.signature}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own file, in the page so that it takes the text's colour
      dangerouslySetInnerHTML={{ __html: owner.signature }}
    />
  );
}
