import type { Page } from '@playwright/test';
import { localize } from '@/lib/content/localize';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { projectRoute } from '@/lib/routes';
import { en, messages } from '../texts';
import { chunks, inOther, other, projects, unknownId, words } from './site';
import { expect, test } from './test';

test('an unknown project is named, with links to the list and the nearest project', async ({
  page,
}) => {
  const last = projects.toSorted((a, b) => a.id - b.id).at(-1);
  if (!last) return test.skip();
  await page.goto(projectRoute(unknownId));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    en.NotFound.ProjectTitle.replace('{id}', String(unknownId)),
  );
  await expect(page.getByRole('link', { name: en.Menu.Project })).toHaveAttribute(
    'href',
    '/project/',
  );
  const nearest = page.getByRole('link', { name: last.name.en });
  await expect(nearest).toHaveAttribute('href', projectRoute(last.id));
  await expect(page).toHaveTitle(en.NotFound.ProjectTitle.replace('{id}', String(unknownId)));
});

test('an unknown page links to the first projects, home, the list and contact, in the stored language', async ({
  page,
}) => {
  await page.addInitScript((locale) => {
    localStorage.setItem(
      'language',
      JSON.stringify(locale.charAt(0).toUpperCase() + locale.slice(1)),
    );
  }, other);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.NotFound.Title);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  const first = projects
    .slice(0, 3)
    .map(({ id, name }) => [localize(name, other), inOther(projectRoute(id))] as const);
  for (const [name, href] of [
    ...first,
    [words.Menu.Home, inOther('/')],
    [words.Menu.Project, inOther('/project/')],
    [words.Menu.Contact, inOther('/contact/')],
  ] as const) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test('Loading... is shown until the texts are there, and a failed request is retried', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/Locales/**', async (route) => {
    await released;
    await route.fallback();
  });
  await page.route('**/Locales/**', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto(inOther('/nothing/'));
  await expect(page.getByRole('status')).toHaveText(words.Project.Loading);
  release();
  await expect(page.getByRole('heading', { level: 1, name: words.NotFound.Title })).toBeVisible();
});

/** The short text in a language. Two languages may have the same words. */
function shortText(page: Page, locale: Locale) {
  return page.locator(`main [lang=${locale}]:has(h1)`);
}

async function expectShortText(page: Page, locale: Locale) {
  const name = messages[locale].NotFound.Title;
  await expect(shortText(page, locale).getByRole('heading', { name })).toBeVisible();
}

test('if the texts cannot be loaded, a short text in every language appears and its links work', async ({
  page,
}) => {
  await page.route('**/Locales/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(inOther('/nothing/'));
  await expectShortText(page, other);
  await expectShortText(page, defaultLocale);
  // Where the texts may still come, this is only hidden.
  await expect(page.getByText(words.Project.Loading)).toHaveCount(0);
  await shortText(page, other).getByRole('link', { name: words.Menu.Project }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.Project.Head);
});

test('if the scripts never load, a short text in every language appears after five seconds', async ({
  page,
}) => {
  await page.route(chunks, (route) => route.fulfill({ body: '<h1>Sign in</h1>' }));
  await page.goto('/nothing/');
  for (const locale of locales) await expectShortText(page, locale);
  await expect(page.getByText(en.Project.Loading)).toBeHidden();
});

test('only a possible id of the address is shown', async ({ page }) => {
  for (const path of ['%3Cimg%20src=x%20onerror=alert(1)%3E', '9'.repeat(99)]) {
    await page.goto(`/project/${path}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.NotFound.Title);
  }
});

test('an id with leading zeros leads to its project', async ({ page }) => {
  const [first] = projects;
  if (!first) return test.skip();
  await page.goto(`${inOther(`/project/00${first.id}/`)}?a=b#content`);
  await expect(page).toHaveURL(`${inOther(projectRoute(first.id))}?a=b#content`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an address with an extra slash leads to the one without, not to another host', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}//evil.example/?lng=en#c`);
  await expect(page).toHaveURL(`${baseURL}/evil.example/?lng=en#c`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.NotFound.Title);
  await page.goto(`${baseURL}//contact/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(en.Contact.Title);
});

test('without JavaScript a short text in every language is shown, and the page is not indexed', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto(projectRoute(unknownId));
  for (const locale of locales) await expectShortText(page, locale);
  await expect(page.getByText(en.Project.Loading)).toBeHidden();
  const link = shortText(page, other).getByRole('link', { name: words.Menu.Project });
  await expect(link).toHaveAttribute('href', inOther('/project/'));
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await page.close();
});
