'use client';

import { usePathname } from 'next/navigation';
import { assetPath } from '@/lib/asset-path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { delocalizePath, localizeRoute } from '@/lib/routes';

type Props = {
  locale: Locale;
  label: string;
  className: string | undefined;
  /** Leaves out the language of the page. */
  others?: boolean;
};

/**
 * The page at hand in each language. Plain links: each language has a root layout of its own, so that a choice loads a
 * document. `components/language-links/locale-switch.inline.ts` stores it.
 */
export function LanguageLinks({ locale, label, className, others = false }: Props) {
  const route = delocalizePath(usePathname());
  const other = locales.filter((each) => each !== locale);
  if (other.length === 0) return null;
  return (
    <nav className={className} aria-label={label}>
      <ul>
        {(others ? other : locales).map((each) => (
          <li key={each}>
            <a
              href={assetPath(localizeRoute(route, each))}
              hrefLang={each}
              lang={each}
              data-locale={each}
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

/** Begins as the visible name does, so that it can be called by voice: `Az, azərbaycan`. */
function languageName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale);
  return [shortName(locale), name].join(', ');
}
