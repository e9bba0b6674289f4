import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { localize } from '@/lib/content/localize';
import { locales } from '@/lib/i18n/locales';
import { localizeRoute, routes } from '@/lib/routes';
import { hasSection, owner } from './site';

const { cv } = owner;

for (const locale of cv && hasSection('about') ? locales : []) {
  test(`the button in ${locale} leads to the owner's PDF`, async ({ page }) => {
    await page.goto(localizeRoute(routes.home, locale));
    const button = page.locator('#aboutMe a');
    test.skip((await button.count()) === 0, 'no section about the owner');
    const href = await button.getAttribute('href');
    const response = await page.request.get(href ?? '');
    expect(response.headers()['content-type']).toBe('application/pdf');
    const file = cv && localize(cv, locale);
    expect((await response.body()).equals(readFileSync(`data/${file}`))).toBe(true);
  });
}
