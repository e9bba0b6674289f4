import logos from '@/data/logos.json' with { type: 'json' };
import {
  cardEntranceMs,
  defaultCardColor,
  homeProjects,
  nameFadeMs,
  narrowBreakpoint,
  parallaxFactor,
} from '@/lib/constants';
import { localize } from '@/lib/content/localize';
import { en } from '../texts';
import { hydrate, inOther, other, owner, projects, shareOfLine, words } from './site';
import { expect, test } from './test';

test('the sections stand in their order', async ({ page }) => {
  await page.goto('/');
  const order = await page
    .locator('main > section')
    .evaluateAll((sections) => sections.map((section) => section.id || section.ariaLabel));
  expect(order).toEqual(['homeHead', 'imageSection', null, 'aboutMe', en.Carousel.Label]);
});

test('the header holds the head text, the name, the location and the title', async ({ page }) => {
  await page.goto(inOther('/'));
  const header = page.locator('#homeHead');
  await expect(header.getByText(words.Home.Head)).toBeVisible();
  await expect(header.getByRole('heading', { level: 1 })).toHaveText(localize(owner.name, other));
  await expect(header.getByText(localize(owner.location, other))).toBeVisible();
  await expect(header.getByText(words.Home.Title)).toHaveCSS('text-transform', 'uppercase');
  const fade = await page
    .locator('h1')
    .evaluate((name) => getComputedStyle(name).animationDuration);
  expect(fade).toBe(`${nameFadeMs / 1000}s`);
});

for (const width of [320, 390, 768, 1280, 1920, 2560]) {
  test(`the name fills the line at ${width} px and no more`, async ({ page }) => {
    // The height of the window limits the name too.
    await page.setViewportSize({ width, height: Math.max(800, width * 0.6) });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const share = await shareOfLine(page.locator('h1'));
    expect(share).toBeGreaterThan(0.98);
    expect(share).toBeLessThan(1.02);
  });
}

test('a name of three letters leaves the header within the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/');
  await page.locator('h1').evaluate((name) => {
    name.textContent = 'Ali';
    name.style.setProperty('--name-width', '1.1');
  });
  const header = await page.locator('#homeHead').boundingBox();
  expect(header?.height).toBeLessThanOrEqual(800);
});

test('the CV opens in a new tab', async ({ page, request }) => {
  await page.goto(inOther('/'));
  const link = page.locator('#aboutMe').getByRole('link', { name: words.About.Button });
  test.skip((await link.count()) === 0, 'no CV');
  await expect(link).toHaveAttribute('target', '_blank');
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
  expect(response.status()).toBe(200);
});

test('at most six projects are shown, and a way to all where there are more', async ({ page }) => {
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
  const picture = page.locator('#imageSection img');
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

test('cards carry the short name up to the narrow width, where there is one', async ({ page }) => {
  await page.goto(inOther('/project/'));
  for (const width of [narrowBreakpoint - 1, narrowBreakpoint, narrowBreakpoint + 1]) {
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

test("a card has its project's colour, purple where it has none", async ({ page }) => {
  await page.goto('/project/');
  for (const [index, { color }] of projects.entries()) {
    const accent = await page
      .getByRole('article')
      .nth(index)
      .evaluate((card) => getComputedStyle(card).getPropertyValue('--project-color'));
    expect(accent).toBe(color ?? defaultCardColor);
  }
});

test('cards come in from alternate sides', async ({ page }) => {
  test.skip(projects.length < 2, 'no two projects');
  await page.goto('/project/', { waitUntil: 'networkidle' });
  await hydrate(page);
  const cards = page.locator('main li[data-reveal]');
  const count = await cards.count();
  let hidden = 0;
  for (let index = 0; index < count; index += 1) {
    const card = cards.nth(index);
    // To just below the window; what was in the first view is not hidden any more.
    const wasBelow = await card.evaluate((item) => {
      const { top } = item.getBoundingClientRect();
      if (scrollY === 0 && top < innerHeight) return false;
      scrollBy({ top: top - innerHeight - 20, behavior: 'instant' });
      return true;
    });
    if (!wasBelow) continue;
    await expect(card).toHaveAttribute('data-reveal-waiting');
    const start = await card.evaluate((item) =>
      Number.parseFloat(getComputedStyle(item).translate),
    );
    expect(Math.sign(start), `card ${index + 1}`).toBe(index % 2 ? -1 : 1);
    hidden += 1;
  }
  expect(hidden).toBeGreaterThan(0);

  const last = cards.last();
  await page.mouse.wheel(0, 400);
  await expect(last).not.toHaveAttribute('data-reveal-waiting');
  await expect(last).toHaveCSS('transition-duration', new RegExp(`^${cardEntranceMs / 1000}s`));
  await expect(last).toHaveCSS('opacity', '1');
  await expect(last).toHaveCSS('translate', 'none');
});

test('cards that were jumped past stand there on the way back', async ({ page }) => {
  await page.goto('/project/', { waitUntil: 'networkidle' });
  await hydrate(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForTimeout(200);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const card of await page.locator('main li[data-reveal]').all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card).not.toHaveAttribute('data-reveal-waiting');
  }
});

test('with reduced motion everything is in place at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/project/', { waitUntil: 'networkidle' });
  for (const card of await page.locator('main li[data-reveal]').all()) {
    await expect(card).toHaveCSS('opacity', '1');
    await expect(card).toHaveCSS('translate', 'none');
  }
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('the carousel repeats its logos once, for the eye alone', async ({ page }) => {
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

test.describe('on an iPad', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  });

  test('the image section moves by its share of the scroll', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const section = page.locator('#imageSection');
    await page.mouse.wheel(0, 500);
    await expect
      .poll(async () => {
        const [top, shift] = await section.evaluate((element) => [
          element.getBoundingClientRect().top,
          Number.parseFloat(getComputedStyle(element).getPropertyValue('--parallax')),
        ]);
        return Math.abs((shift ?? 0) + (top ?? 0) * parallaxFactor);
      })
      .toBeLessThan(1);
  });
});

test('elsewhere the image section stands still', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 500);
  await page.waitForFunction(() => scrollY > 400);
  const shift = await page
    .locator('#imageSection')
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--parallax'));
  expect(shift).toBe('');
});
