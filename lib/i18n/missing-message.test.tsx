import { render, screen } from '@testing-library/react';
import { type Messages, NextIntlClientProvider, useTranslations } from 'next-intl';
import { missingMessage } from './missing-message';
import { translatorFor } from './translator';

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

test('a missing message shows its key, on the 404 page too', () => {
  render(
    <NextIntlClientProvider locale="az" messages={none} timeZone="Asia/Baku" {...missingMessage}>
      <Page />
    </NextIntlClientProvider>,
  );
  for (const key of ['Home.Head', 'Feature.All', 'Footer.Copyright']) {
    expect(screen.getByText(key)).toBeVisible();
  }
  const t = translatorFor('az', none);
  expect(t('NotFound.ProjectTitle', { id: '99' })).toBe('NotFound.ProjectTitle');
});
