import { useLocale, useTranslations } from 'next-intl';
import { owner } from '@/lib/content/content';
import { localize } from '@/lib/content/localize';
import { localizeRoute, routes } from '@/lib/routes';
import { LampIcon } from '../../lamp/lamp-icon';
import { ThemeToggle } from '../../lamp/theme-toggle';
import { Link } from '../../parts/link';
import { LanguageLinks } from '../language-links/language-links';
import { MenuButton } from '../menu/menu-button';
import { PageLinks } from '../menu/page-links';
import { Signature } from './signature';
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
      <nav aria-label={t('Menu.Pages')}>
        <PageLinks
          className={styles.pages}
          links={[
            { path: localizeRoute(routes.projects, locale), text: t('Shell.Work') },
            { path: localizeRoute(routes.contact, locale), text: t('Menu.Contact') },
          ]}
        />
      </nav>
      <LanguageLinks
        className={styles.languages}
        locale={locale}
        label={t('Menu.Language')}
        omitCurrent
      />
      <div className={styles.pill} data-pill="" data-screen-only="">
        <Link className={styles.write} route={routes.contact} aria-label={t('Menu.Contact')}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 6h18v12H3zm0 1 9 6 9-6" />
          </svg>
        </Link>
        <div className={styles.lamp}>
          <ThemeToggle label={t('Shell.Lamp')}>
            <LampIcon />
          </ThemeToggle>
        </div>
        <div className={styles.menu}>
          <MenuButton action="show" label={t('Menu.Open')} />
        </div>
      </div>
    </header>
  );
}
