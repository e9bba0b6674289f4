import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { projectRoute } from '@/lib/routes';
import { en, messages } from '../texts';
import { deepRoute, holdFiles, hydrate, inOther, kinds, projects, unknownId } from './site';
import { expect, test } from './test';

test('the open menu stays as it is when React starts', async ({ page }) => {
  const release = await holdFiles(page);
  await page.goto('/');
  const opener = page.getByRole('button', { name: en.Menu.Open });
  const menu = page.getByRole('dialog');
  await opener.press('Enter');
  await expect(menu.getByRole('link', { name: en.Menu.Home, exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  const link = menu.getByRole('link', { name: en.Menu.Project });
  await link.focus();
  await menu.evaluate((dialog) =>
    Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
  );
  await page.evaluate(() => {
    document.body.dataset.moves = '';
    addEventListener('transitionrun', ({ target, propertyName }) => {
      const isMenu = target === document.documentElement || target instanceof HTMLDialogElement;
      if (isMenu) document.body.dataset.moves += propertyName;
    });
  });
  release();
  await hydrate(page);
  await expect(menu).toBeVisible();
  await expect(link).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-moves', '');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a link of the menu closes it and leads to its page, and Back closes the menu', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  const menu = page.getByRole('dialog');
  await page.getByRole('button', { name: en.Menu.Open }).click();
  await menu.getByRole('link', { name: en.Menu.Home, exact: true }).click();
  await expect(menu, 'by the link to the current page').toBeHidden();
  await page.getByRole('button', { name: en.Menu.Open }).click();
  // The part that scrolls in a low window.
  const room = await menu
    .locator('> :last-child')
    .evaluate((contents) => [
      contents.scrollWidth - contents.clientWidth,
      contents.scrollHeight - contents.clientHeight,
    ]);
  expect(room, 'the menu fits its window').toEqual([0, 0]);
  await menu.getByRole('link', { name: en.Menu.Contact }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(en.Contact.Title);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: en.Menu.Open }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(menu).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  const opener = (page: Page) => page.getByRole('button', { name: en.Menu.Open });
  const lamp = (page: Page) =>
    page.getByRole('banner').getByRole('button', { name: en.Shell.Lamp });

  test('lamp and menu button stay away while the visitor reads', async ({ page }) => {
    await page.goto('/project/');
    await hydrate(page);
    const scroll = (top: number) => page.evaluate((y) => scrollTo(0, y), top);
    await scroll(900);
    await expect(opener(page)).not.toBeInViewport();
    await page.locator('main').dispatchEvent('pointerup');
    await expect(opener(page)).toBeInViewport({ ratio: 1 });
    await expect(lamp(page)).toBeInViewport({ ratio: 1 });
    await scroll(1000);
    await expect(opener(page)).not.toBeInViewport();
    await scroll(950);
    await expect(opener(page)).toBeInViewport({ ratio: 1 });
    await scroll(1000);
    await expect(opener(page)).not.toBeInViewport();
    await scroll(1_000_000);
    await expect(opener(page)).toBeInViewport({ ratio: 1 });
    await scroll(0);
    await expect(opener(page)).toBeInViewport({ ratio: 1 });
  });

  test('the end of a page is above the pill', async ({ page }) => {
    for (const path of kinds) {
      await page.goto(path);
      await hydrate(page);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(page.locator('header [popovertarget]')).toBeInViewport({ ratio: 1 });
      const bottoms = await page
        .locator('footer a, footer small')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
      const pill = await page.locator('header [popovertarget]').boundingBox();
      expect(Math.max(...bottoms), path).toBeLessThanOrEqual(pill?.y ?? 0);
    }
  });

  test('the menu closes where it was opened, and its lamp is where the page has it', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('dialog');
    for (const height of [568, 844]) {
      await page.setViewportSize({ width: 320, height });
      const place = await opener(page).boundingBox();
      const lampPlace = await lamp(page).boundingBox();
      await opener(page).click();
      const close = menu.getByRole('button', { name: en.Menu.Close });
      expect(await close.boundingBox()).toEqual(place);
      const lampOfMenu = menu.getByRole('button', { name: en.Shell.Lamp });
      expect(await lampOfMenu.boundingBox()).toEqual(lampPlace);
      await close.click();
      await expect(menu).toBeHidden();
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, closes and leads on', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('dialog');
    const opener = page.getByRole('button', { name: en.Menu.Open });
    await opener.click();
    await page.getByRole('button', { name: en.Menu.Close }).click();
    await expect(menu).toBeHidden();
    await opener.click();
    await menu.getByRole('link', { name: en.Menu.Contact }).click();
    await expect(page).toHaveURL('/contact/');
  });
});

test('a new page begins at its top, and Back leads to the place and the link that were left', async ({
  page,
}) => {
  const last = projects.at(-1);
  if (!last) return test.skip();
  await page.goto('/project/');
  const left = 300;
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), left);
  const card = page.getByRole('article').last().getByRole('link');
  // Playwright's own click would scroll first.
  await card.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(projectRoute(last.id));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const top = () => page.evaluate(() => scrollY);
  expect(await top()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/project/');
  await expect.poll(top).toBe(left);
  await expect(card).toBeFocused();
});

test('a view transition that the browser skips reports no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/project/');
  await hydrate(page);
  const card = page.getByRole('article').first().getByRole('link');
  test.skip((await card.count()) === 0, 'no project');
  await card.click();
  // As when a phone is turned.
  await page.setViewportSize({ width: 800, height: 1280 });
  await expect(page).not.toHaveURL('/project/');
  // A file has no transition.
  await page.evaluate(() => location.assign('/robots.txt'));
  await expect(page).toHaveURL('/robots.txt');
  expect(errors).toEqual([]);
});

test('a project opens in a light from its card', async ({ page }) => {
  test.skip(projects.length === 0, 'no project');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { dataset } = document.documentElement;
      const keyframes = document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
      const from = keyframes.find((each) => '--spread-from' in each)?.['--spread-from'];
      if (dataset.spread && from) dataset.opens = String(from);
    }).observe(document, { subtree: true, attributeFilter: ['data-spread'] });
  });
  const card = page.getByRole('article').first();
  // A slow browser skips a transition.
  await expect(async () => {
    await page.goto('/project/', { waitUntil: 'networkidle' });
    await hydrate(page);
    const middle = await card
      .locator('picture')
      .first()
      .evaluate((picture): [number, number] => {
        const { x, y, width, height } = picture.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      });
    await card.getByRole('link').evaluate((link: HTMLElement) => link.click());
    const from = await page
      .locator('html[data-opens]')
      .getAttribute('data-opens', { timeout: 5000 });
    const [x = 0, y = 0] = from?.split(' ').map(Number.parseFloat) ?? [];
    // Layout rounds to fractions of a pixel.
    expect(Math.hypot(x - middle[0], y - middle[1])).toBeLessThan(2);
    await expect(page.locator('html')).not.toHaveAttribute('data-spread');
  }).toPass();
});

test('a link to the page that is shown leads to its top', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.evaluate(() => scrollTo(0, 900));
  const home = page.getByRole('banner').getByRole('link').first();
  const loaded = page.waitForEvent('load');
  // A click of Playwright would scroll to the link.
  await home.dispatchEvent('click');
  await loaded;
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the copyright has the visitor’s year', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.clock.setFixedTime('2031-05-04');
  await page.goto('/contact/');
  // In the footer and in the menu.
  const copyright = page.locator('small', { hasText: '©' });
  await expect(copyright).toHaveText([/© 2031 /, /© 2031 /]);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('footer small')).toContainText('© 2031 ');
  expect(errors).toEqual([]);
});

test('To Top and the skip link move the focus', async ({ page }) => {
  await page.goto('/contact/');
  await page.getByRole('contentinfo').getByRole('link', { name: en.Footer.Top }).press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: en.Shell.Skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = () => document.activeElement?.closest('main') !== null;
  expect(await page.evaluate(isInMain)).toBe(true);
});

test('an unknown address answers 404, and one without its slash leads to the page', async ({
  request,
  baseURL,
}) => {
  const unknown = ['/nothing', '/project/1x/', '/%E0%A4%A'];
  for (const path of [projectRoute(unknownId), inOther('/project/0/'), ...unknown]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const page = inOther(deepRoute);
  const response = await request.get(`${page.replace(/\/$/, '')}?a=b`);
  expect(response.url()).toBe(`${baseURL}${page}?a=b`);
});

test('the texts of every language are exported', async ({ request }) => {
  for (const locale of locales) {
    const exported = await request.get(`/Locales/${locale}/translation.json`);
    expect(await exported.json()).toEqual(messages[locale]);
  }
});
