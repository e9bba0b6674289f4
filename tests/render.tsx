import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { onError } from '@/lib/i18n/translator';
import { messages } from './texts';

/** Renders as a page in that language does, with the real texts. */
export function renderIn(locale: Locale, children: ReactNode) {
  return render(
    <NextIntlClientProvider
      locale={locale}
      messages={messages[locale]}
      timeZone="UTC"
      onError={onError}
    >
      {children}
    </NextIntlClientProvider>,
  );
}
