import type { Page } from '@playwright/test';
import { defaultColors } from '@/lib/constants.mjs';
import { projectRoute, routes } from '@/lib/routes';
import { en } from '../texts';
import { hydrate, projects, site } from './site';
import { expect, test } from './test';

test.skip(projects.length === 0, 'The site has no projects.');
test.skip(site.theme !== 'system', 'These tests begin with the theme of the system.');

/** The backgrounds of the page and beyond its ends, the toolbar's colour and the page-wide colour of the project. */
const roomOf = (page: Page) =>
  page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    const canvas = document.createElement('canvas').getContext('2d');
    const toHex = (color = '') => {
      if (canvas) canvas.fillStyle = color;
      return canvas?.fillStyle;
    };
    return {
      body: toHex(getComputedStyle(document.body).backgroundColor),
      beyond: toHex(root.backgroundColor),
      toolbar: metas.find(({ media }) => matchMedia(media).matches)?.content,
      color: root.getPropertyValue('--project-color').trim(),
    };
  });

const inRoom = (tone: string | undefined, color: string) => ({
  body: tone,
  beyond: tone,
  toolbar: tone,
  color,
});

test.describe('without scripts too', () => {
  test.use({ javaScriptEnabled: false });

  test("each project's page is its room up to its end, in one colour of letters", async ({
    page,
  }) => {
    const ends = new Set<string>();
    for (const { id, color = defaultColors.page, room } of projects) {
      await page.goto(projectRoute(id));
      for (const [colorScheme, theme] of [
        ['light', 'day'],
        ['dark', 'night'],
      ] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const found = await roomOf(page);
        // A derived room is that of the toolbar.
        expect(found, `project ${id}`).toEqual(inRoom(room?.[theme] ?? found.toolbar, color));
        expect(found.toolbar).not.toBe(theme === 'day' ? site.colors.paper : site.colors.night);
        const { inks, end } = await page.evaluate(() => {
          const style = (part: string) => getComputedStyle(document.querySelector(part) as Element);
          const parts = [
            'body',
            'h1',
            '[data-ends-page]',
            '[data-ends-page] a',
            'footer',
            'header',
          ];
          return {
            inks: parts.map((part) => style(part).color),
            end: style('[data-ends-page]').backgroundColor,
          };
        });
        expect(new Set(inks).size, `project ${id}: ${inks}`).toBe(1);
        ends.add(end);
      }
    }
    // The end of each page is the room of the next project.
    expect(ends.size).toBe(2 * projects.length);
  });
});

test('the room changes with the lamp, is not left on the next page, and is there again on Back', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const [{ id, color = defaultColors.page }] = projects as [(typeof projects)[0]];
  await page.goto(projectRoute(id));
  const night = await roomOf(page);
  await hydrate(page);
  await page.getByRole('banner').getByRole('button', { name: en.Shell.Lamp }).click();
  await expect.poll(async () => (await roomOf(page)).body).not.toBe(night.body);
  const day = await roomOf(page);
  expect(day).toEqual(inRoom(day.toolbar, color));

  await page.getByRole('contentinfo').getByRole('link', { name: en.Footer.Button }).click();
  await expect(page).toHaveURL(routes.contact);
  await expect.poll(() => roomOf(page)).toEqual(inRoom(site.colors.paper, ''));
  await page.goBack();
  await expect(page).toHaveURL(projectRoute(id));
  await expect.poll(() => roomOf(page)).toEqual(day);
});

test("the menu has the room's other tone, and leaves nothing behind", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const [{ id }] = projects as [(typeof projects)[0]];
  const sheet = () =>
    page.locator('#menu').evaluate((menu) => getComputedStyle(menu).backgroundColor);
  await page.goto(routes.contact);
  const usual = await sheet();
  await page.goto(projectRoute(id));
  const before = await roomOf(page);
  expect(await sheet()).not.toBe(usual);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await roomOf(page)).toolbar).not.toBe(before.toolbar);
  const { toolbar } = await roomOf(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => roomOf(page)).toEqual(before);
  const open = page.getByRole('button', { name: en.Menu.Open });
  const close = page.locator('#menu').getByRole('button', { name: en.Menu.Close });
  for (const prepare of [async () => {}, () => hydrate(page)]) {
    await prepare();
    await open.click();
    await expect.poll(async () => (await roomOf(page)).toolbar).toBe(toolbar);
    await close.click();
    await expect.poll(() => roomOf(page)).toEqual(before);
  }

  await open.click();
  await page.locator('#menu').getByRole('link', { name: en.Menu.Contact }).click();
  await expect(page).toHaveURL(routes.contact);
  await expect.poll(() => roomOf(page)).toEqual(inRoom(site.colors.paper, ''));
  expect(await sheet()).toBe(usual);
});

test("a phone's pill has the site's own colour in each room, also in the menu", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const [{ id }] = projects as [(typeof projects)[0]];
  const pills = { light: new Set<string>(), dark: new Set<string>() };
  for (const path of [routes.contact, projectRoute(id)]) {
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const place of ['header', '#menu']) {
        const button = page.locator(`${place} [popovertarget]`);
        const color = await button.evaluate(
          (each) => getComputedStyle(each.closest('div:has([data-lamp])') ?? each).backgroundColor,
        );
        pills[colorScheme].add(color);
      }
    }
  }
  expect([pills.light.size, pills.dark.size]).toEqual([1, 1]);
});

test('the card in the middle of the window lights the room, and no other does', async ({
  page,
}) => {
  test.skip(projects.length < 6, 'too few projects below the window');
  // One column, so that one card is in the middle.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.projects);
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  const lit = () =>
    cards.evaluateAll((all) =>
      all.flatMap((card, index) => {
        const { display, opacity } = getComputedStyle(card, '::before');
        return display !== 'none' && Number(opacity) > 0 ? [index] : [];
      }),
    );
  for (const index of [2, 4]) {
    await cards.nth(index).evaluate((card) => card.scrollIntoView({ block: 'center' }));
    await expect.poll(lit).toEqual([index]);
  }
});
