import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { missingMessage } from '@/lib/i18n/missing-message';
import az from '@/messages/az.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };

export const messages = { en, az };

/** Renders as a page in that language does, with the real texts. */
export function renderIn(locale: Locale, children: ReactNode) {
  return render(
    <NextIntlClientProvider
      locale={locale}
      messages={messages[locale]}
      timeZone="Asia/Baku"
      {...missingMessage}
    >
      {children}
    </NextIntlClientProvider>,
  );
}
