import { useLocale, useTranslations } from 'next-intl';
import { localizeRoute, menuPages } from '@/lib/routes';
import { ContactLinks } from '../contact-links/contact-links';
import { Copyright } from '../copyright/copyright';
import { Lamp } from '../lamp/lamp';
import { LampIcon } from '../lamp/lamp-icon';
import { LanguageLinks } from '../language-links/language-links';
import { ThemeToggle } from '../theme/toggle';
import styles from './menu.module.scss';
import { MenuButton, menuId } from './menu-button';
import { PageLinks } from './page-links';

/** A native popover, which opens without scripts. It adds no history entry: Back leads to the previous page. */
export function Menu() {
  const locale = useLocale();
  const t = useTranslations();
  return (
    <dialog id={menuId} className={styles.menu} aria-label={t('Menu.Label')} popover="auto">
      <div className={styles.top}>
        <LanguageLinks className={styles.languages} locale={locale} label={t('Menu.Language')} />
        <div className={styles.pill}>
          <div className={styles.lamp}>
            <ThemeToggle label={t('Shell.Lamp')}>
              <LampIcon />
              <Lamp />
            </ThemeToggle>
          </div>
          <MenuButton action="hide" label={t('Menu.Close')} />
        </div>
      </div>
      <div className={styles.contents}>
        <nav aria-label={t('Menu.Pages')}>
          <PageLinks
            dialog={menuId}
            className={styles.links}
            links={menuPages.map(([key, route]) => ({
              href: localizeRoute(route, locale),
              text: t(`Menu.${key}`),
            }))}
          />
        </nav>
        <div className={styles.foot}>
          <ContactLinks place="menu" label={t('Menu.Social')} />
          <Copyright />
        </div>
      </div>
    </dialog>
  );
}
