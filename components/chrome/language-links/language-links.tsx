'use client';

import { usePathname } from 'next/navigation';
import { assetPath } from '@/lib/asset-path';
import { type Locale, languageLabel, locales } from '@/lib/i18n/locales';
import { delocalizePath, localizeRoute } from '@/lib/routes';

type Props = {
  locale: Locale;
  label: string;
  className: string | undefined;
  omitCurrent?: boolean;
};

/**
 * Links to the current page in each language. `locale-switch.inline.ts` stores the choice.
 */
export function LanguageLinks({ locale, label, className, omitCurrent = false }: Props) {
  const route = delocalizePath(usePathname());
  const others = locales.filter((each) => each !== locale);
  if (others.length === 0) return null;
  return (
    <nav className={className} aria-label={label}>
      <ul>
        {(omitCurrent ? others : locales).map((each) => (
          <li key={each}>
            <a
              href={assetPath(localizeRoute(route, each))}
              hrefLang={each}
              lang={each}
              data-locale={each}
              aria-label={languageName(each)}
              aria-current={each === locale ? 'true' : undefined}
            >
              {languageLabel(each)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `Az, azərbaycan`. Begins with the visible name, so that voice control finds the link. */
function languageName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale);
  return [languageLabel(locale), name].join(', ');
}
