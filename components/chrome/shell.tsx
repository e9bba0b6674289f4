import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { localizeRoute, menuPages } from '@/lib/routes';
import { ContactLinks } from './contact-links/contact-links';
import { Copyright } from './footer/copyright';
import { Footer } from './footer/footer';
import { Menu } from './menu/menu';
import styles from './shell.module.scss';
import { TopBar } from './top-bar/top-bar';

type Props = { children: ReactNode };

/** The layout around every page. */
export function Shell({ children }: Props) {
  const locale = useLocale();
  const t = useTranslations();
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('Shell.Skip')}
      </a>
      <TopBar />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Menu
        locale={locale}
        texts={{
          label: t('Menu.Label'),
          language: t('Menu.Language'),
          lamp: t('Shell.Lamp'),
          close: t('Menu.Close'),
          pages: t('Menu.Pages'),
        }}
        links={menuPages.map(([key, route]) => ({
          path: localizeRoute(route, locale),
          text: t(`Menu.${key}`),
        }))}
      >
        <ContactLinks place="menu" label={t('Menu.Social')} />
        <Copyright />
      </Menu>
    </>
  );
}
