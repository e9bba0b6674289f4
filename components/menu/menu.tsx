import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { localizeRoute, routes } from '@/lib/routes';
import { ContactLinks } from '../contact-links/contact-links';
import { Copyright } from '../copyright/copyright';
import { LanguageChoice } from './language-choice';
import styles from './menu.module.scss';
import { MenuDialog, menuId } from './menu-dialog';
import { MenuIcon } from './menu-icon';

const links = [
  ['Home', routes.home],
  ['Project', routes.projects],
  ['Contact', routes.contact],
] as const;

export function Menu() {
  const locale = useLocale();
  const t = useTranslations('Menu');
  return (
    <MenuDialog className={styles.menu} label={t('Label')}>
      <div className={styles.top}>
        <LanguageChoice locale={locale} label={t('Language')} />
        <button
          className={styles.close}
          type="button"
          command="close"
          commandfor={menuId}
          popoverTarget={menuId}
          popoverTargetAction="hide"
        >
          <span className="visually-hidden">{t('Close')}</span>
          <MenuIcon open />
        </button>
      </div>
      <nav aria-label={t('Pages')}>
        <ul className={styles.links}>
          {links.map(([key, route]) => (
            <li key={key}>
              <Link href={localizeRoute(route, locale)}>{t(key)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <ContactLinks label={t('Social')} />
        <Copyright />
      </div>
    </MenuDialog>
  );
}
