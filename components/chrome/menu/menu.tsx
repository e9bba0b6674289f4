'use client';

import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { Lamp } from '../../lamp/lamp';
import { LampIcon } from '../../lamp/lamp-icon';
import { ThemeToggle } from '../../lamp/theme-toggle';
import { LanguageLinks } from '../language-links/language-links';
import styles from './menu.module.scss';
import { MenuButton, menuId } from './menu-button';
import { type PageLink, PageLinks } from './page-links';

type Props = {
  locale: Locale;
  texts: Record<'label' | 'language' | 'lamp' | 'close' | 'pages', string>;
  links: PageLink[];
  /** What stands below the links. Server components, because the browser needs none of their facts. */
  children: ReactNode;
};

/**
 * A native popover, which opens without scripts; `menu.inline.ts` does the rest, with and without React. It adds no history
 * entry: Back leads to the previous page.
 */
export function Menu({ locale, texts, links, children }: Props) {
  return (
    <dialog
      id={menuId}
      className={styles.menu}
      style={{ '--links': links.length }}
      aria-label={texts.label}
      popover="auto"
    >
      <div className={styles.top}>
        <LanguageLinks className={styles.languages} locale={locale} label={texts.language} />
        <div className={styles.pill}>
          <div className={styles.lamp}>
            <ThemeToggle label={texts.lamp}>
              <LampIcon />
              <Lamp />
            </ThemeToggle>
          </div>
          <MenuButton action="hide" label={texts.close} />
        </div>
      </div>
      <div className={styles.contents}>
        <nav aria-label={texts.pages}>
          <PageLinks dialog={menuId} className={styles.links} links={links} />
        </nav>
        <div className={styles.foot}>{children}</div>
      </div>
    </dialog>
  );
}
