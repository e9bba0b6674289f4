import { owner } from '@/lib/content/content';
import { FittedName } from '../../parts/fitted-name';
import styles from './signature.module.scss';

/** The owner's signature, or the name if there is none. Decorative: the link around it has an accessible name. */
export function Signature() {
  return (
    <div className={styles.signature} aria-hidden="true">
      {owner.signature ? (
        <div
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own SVG, inlined so that it can use currentcolor
          dangerouslySetInnerHTML={{ __html: owner.signature }}
        />
      ) : (
        <FittedName as="p" />
      )}
    </div>
  );
}
