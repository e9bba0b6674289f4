import { render, screen } from '@testing-library/react';
import { type Messages, NextIntlClientProvider, useTranslations } from 'next-intl';
import { locales } from './locales';
import { missingMessage, translatorFor } from './translator';

const none = {} as Messages;

function Page() {
  const t = useTranslations();
  return (
    <>
      <h1>{t('Home.Head')}</h1>
      <p>{t('Feature.All', { count: 3 })}</p>
      <p>{t.rich('Footer.Copyright', { name: '', year: () => '2026' })}</p>
    </>
  );
}

test.each(locales)('in %s a missing message shows its key', (locale) => {
  render(
    <NextIntlClientProvider
      locale={locale}
      messages={none}
      timeZone="Asia/Baku"
      {...missingMessage}
    >
      <Page />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Home.Head');
  expect(screen.getByText('Feature.All')).toBeVisible();
  expect(screen.getByText('Footer.Copyright')).toBeVisible();
});

test.each(locales)('in %s the 404 page shows the key too', (locale) => {
  const t = translatorFor(locale, none);
  expect(t('NotFound.ProjectTitle', { id: '99' })).toBe('NotFound.ProjectTitle');
});
