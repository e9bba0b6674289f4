import { Children, type ReactNode } from 'react';
import styles from './first-view.module.scss';

type Props = { children: ReactNode };

/**
 * The home page's header and, if the page begins with it, the image section: two sections that read as one picture. Both
 * have the same place, and the header is in front.
 */
export function FirstView({ children }: Props) {
  return (
    <div className={styles.view} data-scene={Children.toArray(children).length > 1}>
      {children}
    </div>
  );
}
