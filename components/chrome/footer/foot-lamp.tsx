'use client';

import { usePathname } from 'next/navigation';
import { delocalizePath, routes } from '@/lib/routes';
import header from '../../home/hero/home-header.module.scss';
import { Lamp } from '../../lamp/lamp';
import { ThemeToggle } from '../../lamp/theme-toggle';
import styles from './foot-lamp.module.scss';

/** The lamp of the first view hangs once more over the last name of the home page. */
export function FootLamp({ label }: { label: string }) {
  if (delocalizePath(usePathname()) !== routes.home) return null;
  return (
    <>
      <div className={styles.ceiling} data-screen-only="">
        <div className={styles.lamp}>
          <div className={`${header.cone} ${styles.cone}`} data-sway="rotate" />
          <div className={`${header.hook} ${styles.hook}`} data-hook="">
            <div className={header.pendulum} data-sway="rotate">
              <ThemeToggle label={label}>
                <Lamp />
              </ThemeToggle>
            </div>
          </div>
        </div>
      </div>
      <div
        className={`${header.light} ${styles.light}`}
        data-sway="translate"
        data-screen-only=""
      />
    </>
  );
}
