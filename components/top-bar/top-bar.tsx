import { useLocale, useTranslations } from 'next-intl';
import { owner } from '@/lib/content/content';
import { localize } from '@/lib/content/localize';
import { routes } from '@/lib/routes';
import { LampIcon } from '../lamp/lamp-icon';
import { LanguageLinks } from '../language-links/language-links';
import { Link } from '../link/link';
import { MenuButton } from '../menu/menu-button';
import { Signature } from '../signature/signature';
import { ThemeToggle } from '../theme/toggle';
import { Pill } from './pill';
import styles from './top-bar.module.scss';

export function TopBar() {
  const locale = useLocale();
  const t = useTranslations();
  return (
    <header className={styles.bar}>
      <Link
        className={styles.logo}
        route={routes.home}
        aria-label={t('Shell.Home', { name: localize(owner.name, locale) })}
      >
        <Signature />
      </Link>
      <LanguageLinks
        className={styles.languages}
        locale={locale}
        label={t('Menu.Language')}
        omitCurrent
      />
      <Pill className={styles.pill}>
        <div className={styles.lamp}>
          <ThemeToggle label={t('Shell.Lamp')}>
            <LampIcon />
          </ThemeToggle>
        </div>
        <div className={styles.menu}>
          <MenuButton action="show" label={t('Menu.Open')} />
        </div>
      </Pill>
    </header>
  );
}
