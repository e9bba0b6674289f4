import type { ReactNode } from 'react';
import styles from './first-view.module.scss';

type Props = {
  header: ReactNode;
  /** The section whose picture is behind the header. */
  ground?: ReactNode;
};

/**
 * What a visitor sees first of the home page. The header and the section behind it read as one picture: both begin at the
 * top of the page.
 */
export function FirstView({ header, ground }: Props) {
  return (
    <div className={styles.view} data-scene={ground ? '' : undefined}>
      {header}
      {ground ?? <template id="first-view-end" />}
    </div>
  );
}
