import type { Page } from '@playwright/test';
import logos from '@/data/logos.json' with { type: 'json' };
import { homeProjects, nameFadeMs, narrowBreakpoint, parallaxFactor } from '@/lib/constants';
import { localize } from '@/lib/content/localize';
import { en } from '../texts';
import { deepRoute, hydrate, inOther, other, owner, projects, shareOfLine, words } from './site';
import { expect, test } from './test';

test('the header shows the head text, the name, the location and the title', async ({ page }) => {
  await page.goto(inOther('/'));
  const header = page.locator('#homeHead');
  await expect(header.getByText(words.Home.Head)).toBeVisible();
  await expect(header.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    localize(owner.name, other),
  );
  await expect(header.getByText(localize(owner.location, other))).toBeVisible();
  await expect(header.getByText(words.Home.Title)).toHaveCSS('text-transform', 'uppercase');
  const fade = await page
    .locator('h1')
    .evaluate((name) => getComputedStyle(name).animationDuration);
  expect(fade).toBe(`${nameFadeMs / 1000}s`);
});

test('the name fills its line at any width, within the first screen', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const name = page.locator('h1');
  for (const width of [320, 390, 768, 1280, 1920, 2560]) {
    // The height of the window limits the name too.
    await page.setViewportSize({ width, height: Math.max(800, width * 0.6) });
    expect(Math.abs((await shareOfLine(name)) - 1), `${width} px`).toBeLessThan(0.02);
  }
  await page.setViewportSize({ width: 1200, height: 800 });
  await name.evaluate((heading) => {
    const [word] = heading.querySelectorAll('svg');
    if (!word) return;
    heading.replaceChildren(word);
    word.setAttribute('viewBox', '0 0 110 114');
    for (const { style } of [heading, word]) style.setProperty('--ems', '1.1');
  });
  const header = await page.locator('#homeHead').boundingBox();
  expect(header?.height).toBeLessThanOrEqual(800);
});

test('a project’s name fills its rows at any width', async ({ page }) => {
  await page.goto(deepRoute);
  const lines = page.locator('h1 svg');
  test.skip((await lines.count()) === 0, 'no project, or a letter that the font lacks');
  for (const width of [320, 390, 768, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 2 * width });
    const boxes = await lines.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    const margin = boxes[0]?.left ?? 0;
    for (const [index, { top, right }] of boxes.entries()) {
      if (boxes[index + 1]?.top === top) continue;
      expect(Math.abs(right - (width - margin)), `${width} px`).toBeLessThan(2);
    }
  }
});

test('at most six projects are shown, with a link to all if there are more', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(Math.min(homeProjects, projects.length));
  const name = en.Feature.All.replace('{count}', String(projects.length));
  const all = page.getByRole('link', { name, exact: true });
  await expect(all).toHaveCount(projects.length > homeProjects ? 1 : 0);
  if (projects.length <= homeProjects) return;
  await all.click();
  await expect(page).toHaveURL('/project/');
});

test('the image section changes its picture strictly below the narrow width', async ({ page }) => {
  await page.goto('/');
  const picture = page.locator('#imageSection img:visible');
  await picture.scrollIntoViewIfNeeded();
  const ratio = () =>
    picture.evaluate(async (image: HTMLImageElement) => {
      // Rejects if the source changes meanwhile: the next poll asks again.
      await image.decode().catch(() => {});
      return image.naturalWidth / image.naturalHeight;
    });
  for (const [width, narrow] of [
    [narrowBreakpoint - 1, true],
    [narrowBreakpoint, false],
    [narrowBreakpoint + 1, false],
    [narrowBreakpoint - 1, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await ratio()) < 1, { message: `at ${width} px` }).toBe(narrow);
  }
});

test('cards show the short name up to the narrow width, if there is one', async ({ page }) => {
  await page.goto(inOther('/project/'));
  for (const width of [narrowBreakpoint, narrowBreakpoint + 1]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [index, { name, littleName, detail, time }] of projects.entries()) {
      const shown = width <= narrowBreakpoint && littleName ? littleName : name;
      const card = page.getByRole('article').nth(index);
      await expect(card.getByRole('link')).toHaveAccessibleName(localize(shown, other));
      await expect(card.getByText(localize(detail, other), { exact: true })).toBeVisible();
      await expect(card.getByText(time, { exact: true })).toBeVisible();
    }
  }
});

test('cards come in from alternate sides', async ({ page }) => {
  test.skip(projects.length < 6, 'too few projects below the window');
  await page.goto('/project/');
  const cards = page.locator('main article[data-reveal]');
  const sides = () =>
    cards.evaluateAll((all) =>
      all.slice(-2).map((card) => Math.sign(Number.parseFloat(getComputedStyle(card).translate))),
    );
  expect((await sides()).sort()).toEqual([-1, 1]);
  for (const card of [cards.last(), cards.nth(-2)]) {
    await card.evaluate((each) => each.scrollIntoView());
    // The timeline may leave a millionth of a pixel.
    const distance = () =>
      card.evaluate((each) => Number.parseFloat(getComputedStyle(each).translate));
    await expect.poll(async () => Math.abs((await distance()) || 0)).toBeLessThan(0.1);
  }
});

test('the card in the middle of the window lights the room', async ({ page }) => {
  test.skip(projects.length < 6, 'too few projects below the window');
  // One column, so that one card is in the middle.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/project/');
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  for (const lit of [2, 4]) {
    await cards.nth(lit).evaluate((card) => card.scrollIntoView({ block: 'center' }));
    const lights = () =>
      cards.evaluateAll((all) =>
        all.map((card) => Number(getComputedStyle(card, '::before').opacity)),
      );
    await expect
      .poll(async () => (await lights()).findIndex((light, _, all) => light === Math.max(...all)))
      .toBe(lit);
  }
});

for (const [how, jump] of Object.entries({
  'the End key': (page: Page) => page.keyboard.press('End'),
  'a fragment': (page: Page) => page.evaluate(() => location.replace('#about-heading')),
  'the focus': (page: Page) => page.locator('main article a').last().focus(),
})) {
  test(`after a jump by ${how} nothing in view is transparent`, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await hydrate(page);
    await jump(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const opacities = await page.locator('[data-reveal]').evaluateAll((all) =>
      all
        .filter((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return top < innerHeight && bottom > 0;
        })
        .map((each) => getComputedStyle(each).opacity),
    );
    expect(opacities.filter((opacity) => opacity !== '1')).toEqual([]);
  });
}

for (const path of ['/', '/project/']) {
  test(`with reduced motion nothing moves on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const element of await page.locator('main [data-reveal]').all()) {
      await expect(element).toHaveCSS('translate', 'none');
    }
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
}

test('the carousel repeats its logos once, hidden from screen readers, and can be paused', async ({
  page,
}) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: en.Carousel.Label });
  await expect(carousel.locator('svg')).toHaveCount(2 * logos.length);
  await expect(carousel.getByRole('img')).toHaveCount(logos.length);
  const strip = carousel.locator('ul').first().locator('..');
  await expect(strip).toHaveCSS('animation-play-state', 'running');
  await carousel.getByText(en.Carousel.Pause).click();
  await expect(carousel.getByRole('checkbox', { name: en.Carousel.Pause })).toBeChecked();
  await page.mouse.move(0, 0);
  await expect(strip).toHaveCSS('animation-play-state', 'paused');
});

test.describe('on a touch screen', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('the image section moves by its share of the scroll', async ({ page }) => {
    await page.goto('/');
    const section = page.locator('#imageSection');
    await page.mouse.wheel(0, 500);
    await expect
      .poll(async () => {
        const [top, shift] = await section.evaluate((element) => [
          element.getBoundingClientRect().top,
          Number.parseFloat(
            getComputedStyle(element.children[0] as Element).translate.split(' ')[1] ?? '',
          ),
        ]);
        return Math.abs((shift ?? 0) + (top ?? 0) * parallaxFactor);
      })
      .toBeLessThan(1);
  });
});
