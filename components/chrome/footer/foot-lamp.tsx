'use client';

import { usePathname } from 'next/navigation';
import { delocalizePath, routes } from '@/lib/routes';
import { HangingLamp, LampLight } from '../../lamp/hanging-lamp';
import styles from './foot-lamp.module.scss';

/** The lamp hangs once more over the last name of the home page. */
export function FootLamp({ label }: { label: string }) {
  if (delocalizePath(usePathname()) !== routes.home) return null;
  return (
    <>
      <div className={styles.ceiling} data-screen-only="">
        <HangingLamp label={label} className={styles.lamp} />
      </div>
      <LampLight className={styles.light} />
    </>
  );
}
