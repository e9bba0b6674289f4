'use client';

import { usePathname } from 'next/navigation';
import { assetPath } from '@/lib/asset-path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { delocalizePath, localizeRoute } from '@/lib/routes';
import styles from './language-choice.module.scss';

type Props = { locale: Locale; label: string };

/** The page at hand in each language. Plain links: each language has a root layout of its own, so that a choice loads a document. */
export function LanguageChoice({ locale, label }: Props) {
  const route = delocalizePath(usePathname());
  return (
    <nav aria-label={label}>
      <ul className={styles.choices}>
        {locales.map((each) => (
          <li key={each}>
            <a
              href={assetPath(localizeRoute(route, each))}
              hrefLang={each}
              lang={each}
              aria-label={languageName(each)}
              aria-current={each === locale ? 'true' : undefined}
            >
              {shortName(each)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `Az`, `En`: as the specification writes and stores them. */
function shortName(locale: Locale): string {
  return locale.charAt(0).toUpperCase() + locale.slice(1);
}

function languageName(locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? shortName(locale);
}
