import type { Page } from '@playwright/test';
import { projectRoute } from '@/lib/routes';
import { en } from '../texts';
import {
  deepRoute,
  hydrate,
  inOther,
  isBilingual,
  languageName,
  other,
  projects,
  words,
} from './site';
import { expect, test } from './test';

/** Presses Tab until an element of that role and name has the focus. */
async function tabTo(page: Page, role: 'link' | 'button', name: string) {
  const target = page.getByRole(role, { name, exact: true }).first();
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to the ${role} "${name}".`);
}

function moveToMain(page: Page): Promise<boolean> {
  return page.locator('main').evaluate((main) => {
    main.focus();
    return document.activeElement === main;
  });
}

test('a project can be opened, and the next one from there', async ({ page }) => {
  const [first, second] = projects;
  if (!first || !second) return test.skip();
  await page.goto('/project/');
  await hydrate(page);
  await tabTo(page, 'link', first.name.en);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(projectRoute(first.id));
  // A project under an NDA has no link.
  if (first.link) await tabTo(page, 'link', `${en.Detail.Visit} ${en.Shell.NewTab}`);
  await tabTo(page, 'link', `${en.Detail.Next} ${second.name.en}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(projectRoute(second.id));
});

test('the language can be changed', async ({ page }) => {
  test.skip(!isBilingual, 'one language');
  await page.goto('/contact/');
  await tabTo(page, 'link', languageName(other));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(inOther('/contact/'));
  await expect(page.getByRole('banner').locator('[data-locale]').first()).toBeFocused();
});

test('the menu takes the focus, keeps it, and gives it back', async ({ page }) => {
  await page.goto(inOther('/'));
  await hydrate(page);
  const button = page.getByRole('banner').locator('[popovertarget]');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await tabTo(page, 'button', words.Menu.Open);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: words.Menu.Home, exact: true })).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  // The browser's own stops lie between its last and its first.
  for (let stops = 0; stops < 15; stops += 1) {
    await page.keyboard.press('Tab');
    expect(
      await menu.evaluate(
        (dialog) =>
          document.activeElement === document.body || dialog.contains(document.activeElement),
      ),
    ).toBe(true);
  }
  // The page behind is inert: not even a script moves the focus there.
  expect(await moveToMain(page)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: words.Menu.Open })).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(await moveToMain(page)).toBe(true);
});

for (const [path, forcedColors] of [
  ['/', 'none'],
  [deepRoute, 'none'],
  ['/contact/', 'active'],
  ['/no-such-page/', 'none'],
] as const) {
  test(`each Tab stop of ${path} is visible and has a ring, forced colours: ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    await page.goto(inOther(path));
    await hydrate(page);
    // The 404 page shows "Loading..." until its texts come, and replaces it with other elements.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.Project.Loading);
    const stops = new Set<string>();
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(describeFocus);
      if (!stop || stops.has(stop.html)) break;
      stops.add(stop.html);
      expect(stop.isSeen, `${stop.html} is in the window`).toBe(true);
      expect(stop.ring, `the ring around ${stop.html}`).toBeGreaterThanOrEqual(2);
    }
    expect(stops.size).toBeGreaterThan(3);
  });
}

/** @returns what has the focus and how wide its ring is, in pixels; undefined where nothing has it */
function describeFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // The ring may be around the whole of a card, or around the label of a box that is not drawn.
  const drawn = element.closest('label') ?? element;
  const rings = [undefined, '::after'].map((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(drawn, part);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  });
  const { top, bottom, width } = drawn.getBoundingClientRect();
  return {
    html: element.outerHTML.slice(0, 200),
    isSeen: width > 0 && bottom > 0 && top < innerHeight,
    ring: Math.max(...rings),
  };
}
