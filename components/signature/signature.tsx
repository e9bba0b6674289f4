import { owner } from '@/lib/content/content';
import { Drawing } from '../drawing/drawing';
import { FittedName } from '../fitted-name/fitted-name';
import styles from './signature.module.scss';

/** The owner's signature, or the name if there is none. Decorative: the link around it has an accessible name. */
export function Signature() {
  if (owner.signature) return <Drawing drawing={owner.signature} className={styles.drawing} />;
  return (
    <div className={styles.name} aria-hidden="true">
      <FittedName as="p" />
    </div>
  );
}
