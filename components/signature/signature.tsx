import { owner } from '@/lib/content/content';
import { FittedName } from '../fitted-name/fitted-name';
import styles from './signature.module.scss';

/** The owner's signature, or their name where none is drawn. It is decorative: the link around it has the name. */
export function Signature() {
  return (
    <div className={styles.signature} aria-hidden="true">
      {owner.signature ? (
        <div
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own file, in the page so that it takes the text's colour
          dangerouslySetInnerHTML={{ __html: owner.signature }}
        />
      ) : (
        <FittedName as="p" minWidth={4} />
      )}
    </div>
  );
}
