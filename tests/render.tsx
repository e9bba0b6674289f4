import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { type Messages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { type Locale, locales } from '@/lib/i18n/locales';
import { missingMessage } from '@/lib/i18n/missing-message';

/** The texts of every language. */
export const messages = Object.fromEntries(
  locales.map((locale) => [locale, JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))]),
) as Record<Locale, Messages>;

/** Renders as a page in that language does, with the real texts. */
export function renderIn(locale: Locale, children: ReactNode) {
  return render(
    <NextIntlClientProvider
      locale={locale}
      messages={messages[locale]}
      timeZone="UTC"
      {...missingMessage}
    >
      {children}
    </NextIntlClientProvider>,
  );
}
