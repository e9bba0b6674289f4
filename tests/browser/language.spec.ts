import type { Page } from '@playwright/test';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { en } from '../texts';
import {
  blockStorage,
  chunks,
  deepRoute,
  expectFilled,
  fillForm,
  inOther,
  isBilingual,
  languageName,
  other,
  words,
} from './site';
import { expect, test } from './test';

/** The other language as browsers name it, such as `az-AZ`. */
const { language, region } = new Intl.Locale(other).maximize();
const spoken = `${language}-${region}`;

/** A choice as the specification stores it: `"Az"`. */
const chosen = (locale: string) => JSON.stringify(locale.charAt(0).toUpperCase() + locale.slice(1));

test.skip(!isBilingual, 'one language');

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

async function choose(page: Page, locale: Locale) {
  await page.getByRole('banner').locator('[popovertarget]').click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: languageName(locale) })
    .click();
}

test.describe("a visitor whose browser speaks the site's other language", () => {
  test.use({ locale: spoken });

  test('sees it, never English first, and goes Back past the redirect', async ({ page }) => {
    const painted: string[] = [];
    await page.exposeFunction('notePaint', (path: string) => painted.push(path));
    await page.addInitScript(() => {
      const note = Reflect.get(window, 'notePaint');
      const path = location.pathname;
      new PerformanceObserver(() => note(path)).observe({ type: 'paint', buffered: true });
    });
    await page.goto(inOther('/'));
    await page.goto('/contact/?a=b#content');
    await expect(page).toHaveURL(inOther('/contact/?a=b#content'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(words.Contact.Title);
    await expect.poll(() => painted).toContain(inOther('/contact/'));
    expect(painted).not.toContain('/contact/');
    expect(await stored(page)).toEqual({ i18nextLng: other });
    await page.goBack();
    await expect(page).toHaveURL(inOther('/'));
  });

  test('is redirected by a page that the browser renders ahead only when it is shown', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { get: () => location.pathname === '/' });
    });
    await page.goto('/');
    await expect(page).toHaveURL('/');
    expect(await stored(page)).toEqual({});
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expect(page).toHaveURL(inOther('/'));
  });

  test('gets and keeps English after choosing it, despite a cookie and before any other script has run', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'i18next', value: other, url: baseURL ?? '' }]);
    await page.route(chunks, (route) => route.abort());
    await page.goto(inOther(deepRoute));
    await choose(page, defaultLocale);
    await expect(page).toHaveURL(deepRoute);
    expect(await stored(page)).toEqual({ i18nextLng: 'en', language: chosen(defaultLocale) });
    await page.goto('/');
    await expect(page).toHaveURL('/');
  });

  test('sees it, changes it and writes without an error where storage throws', async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await blockStorage(page);
    await page.goto('/contact/');
    await expect(page).toHaveURL(inOther('/contact/'));
    await page.getByLabel(words.Contact.Name).fill('Leyla');
    await choose(page, defaultLocale);
    // Stored nowhere, the choice is named by the address.
    await expect(page).toHaveURL('/contact/?lng=en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(en.Contact.Title);
    await page.goto(inOther('/?lng=en'));
    await expect(page).toHaveURL('/?lng=en');
    expect(faults).toEqual([]);
  });

  test('reads English without JavaScript, with a link to their language', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, locale: spoken, baseURL });
    await page.goto(deepRoute);
    await page
      .getByRole('banner')
      .getByRole('link', { name: languageName(other) })
      .click();
    await expect(page).toHaveURL(inOther(deepRoute));
    await page.close();
  });
});

test('?lng= changes either language, and leaves the address', async ({ page }) => {
  await page.goto(`${deepRoute}?x=1&lng=${other.toUpperCase()}&y=2`);
  await expect(page).toHaveURL(`${inOther(deepRoute)}?x=1&y=2`);
  await page.goto(`${inOther(deepRoute)}?lng=en-GB#content`);
  await expect(page).toHaveURL(`${deepRoute}#content`);
  // No language of that code.
  await page.goto(inOther('/?lng=xx'));
  await expect(page).toHaveURL(inOther('/?lng=xx'));
});

test('an address that names its language does not follow or change what is stored', async ({
  page,
}) => {
  await page.goto(inOther(deepRoute));
  expect(await stored(page)).toEqual({});
  await page.goto('/');
  expect(await stored(page)).toEqual({ i18nextLng: 'en' });
  await page.goto(inOther(deepRoute));
  await expect(page).toHaveURL(inOther(deepRoute));
});

test('a change of language keeps the scroll position and everything typed', async ({ page }) => {
  // Filling in scrolls at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact/');
  await fillForm(page, en.Contact, 'Leyla', 'Salam!\n"Necəsən?"');
  // The menu's button hides on the way down.
  for (const top of [410, 310]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.getByRole('banner').locator('[popovertarget]').click();
  // Without scroll bars, as here, Chromium makes the page narrower once the menu is open.
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: languageName(other) })
    .click();
  await expect(page).toHaveURL(inOther('/contact/'));
  await expectFilled(page, words.Contact, 'Leyla', 'Salam!\n"Necəsən?"');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('with a change of language only the words change: nothing fades, and nothing arrives again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      await new Promise(requestAnimationFrame);
      // What runs on the pictures of the two pages.
      const opacities = document.getAnimations().flatMap(({ effect }) => {
        const { pseudoElement } = effect as KeyframeEffect;
        if (!pseudoElement?.startsWith('::view-')) return [];
        return [(effect as KeyframeEffect).getKeyframes().map(({ opacity }) => opacity)];
      });
      document.documentElement.dataset.fades = String(
        opacities.some((steps) => new Set(steps).size > 1),
      );
    });
  });
  await page.goto('/');
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('data-returns');
  await page.getByRole('banner').locator(`a[data-locale=${other}]`).click();
  await expect(page).toHaveURL(inOther('/'));
  await expect(root).toHaveAttribute('data-fades', 'false');
  await expect(root).toHaveAttribute('data-returns');
  const header = page.locator('#homeHead');
  expect(await header.evaluate((each) => each.getAnimations({ subtree: true }).length)).toBe(0);
});

test('Back and Forward work across a choice of language', async ({ page }) => {
  await page.goto('/');
  await page.goto(deepRoute);
  await choose(page, other);
  await expect(page).toHaveURL(inOther(deepRoute));
  await page.goBack();
  // `/` names no language and follows the choice.
  await expect(page).toHaveURL(inOther('/'));
  await page.goForward();
  await expect(page).toHaveURL(inOther(deepRoute));
});

test('a language link with a modifier key opens a tab and leaves the page as it is', async ({
  page,
  context,
}) => {
  await page.goto('/contact/');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('banner')
    .locator(`a[data-locale=${other}]`)
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(inOther('/contact/'));
  await expect(page).toHaveURL('/contact/');
});
