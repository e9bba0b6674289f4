import Link from 'next/link';
import { createTranslator } from 'next-intl';
import { locales } from '@/lib/i18n/locales';
import { localizeRoute, routes } from '@/lib/routes';
import az from '@/messages/az.json';
import en from '@/messages/en.json';
import styles from './not-found.module.scss';

const messages = { en, az };

/** What a host sends for any unknown address, and so in every language. */
export function NotFound() {
  return (
    <main className={styles.page}>
      {locales.map((locale) => {
        const t = createTranslator({ locale, messages: messages[locale], namespace: 'NotFound' });
        return (
          <section key={locale} lang={locale}>
            <h1>{t('Title')}</h1>
            <p>{t('Text')}</p>
            <ul>
              <li>
                <Link href={localizeRoute(routes.home, locale)}>{t('Home')}</Link>
              </li>
              <li>
                <Link href={localizeRoute(routes.projects, locale)}>{t('Projects')}</Link>
              </li>
            </ul>
          </section>
        );
      })}
    </main>
  );
}
