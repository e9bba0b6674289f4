import { useLocale, useTranslations } from 'next-intl';
import { owner } from '@/lib/content/content';
import { localize } from '@/lib/content/localize';
import { routes } from '@/lib/routes';
import { LampIcon } from '../lamp/lamp-icon';
import { LanguageLinks } from '../language-links/language-links';
import { Link } from '../link/link';
import { MenuOpener } from '../menu/menu-opener';
import { Signature } from '../signature/signature';
import { ThemeToggle } from '../theme/toggle';
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
      <div className={styles.lamp}>
        <ThemeToggle label={t('Shell.Lamp')}>
          <LampIcon />
        </ThemeToggle>
      </div>
      <LanguageLinks
        className={styles.languages}
        locale={locale}
        label={t('Menu.Language')}
        omitCurrent
      />
      <MenuOpener className={styles.menu} label={t('Menu.Open')} />
    </header>
  );
}
