import type { Locator, Page } from '@playwright/test';
import { wcagContrast, wcagLuminance } from 'culori';
import sharp from 'sharp';
import { homeProjects, narrowBreakpoint, parallaxFactor } from '@/lib/constants.mjs';
import { localize } from '@/lib/content/localize';
import { leastContrast } from '@/lib/readable';
import { en } from '../texts';
import {
  exportedDocument,
  hasSection,
  homeSections,
  hydrate,
  inOther,
  kinds,
  other,
  projects,
  shareOfHeight,
  shareOfLine,
} from './site';
import { expect, test } from './test';

test('the name fills its line or the height for it at any width, within the first screen', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const name = page.locator('h1');
  // A photo below the name needs its part of the height.
  const sharesHeight = (await page.locator('[data-scene=below]').count()) > 0;
  for (const width of [320, 390, 768, 1280, 1920, 2560]) {
    // The height of the window limits the name too.
    const height = Math.max(800, width * 0.6);
    await page.setViewportSize({ width, height });
    // On a phone, each word has a row.
    if ((await shareOfHeight(name)) < (width <= narrowBreakpoint || sharesHeight ? 0.3 : 0.45)) {
      expect(Math.abs((await shareOfLine(name)) - 1), `${width} px`).toBeLessThan(0.02);
    }
    const header = await page.locator('#homeHead').boundingBox();
    expect(header?.height, `${width} px`).toBeLessThanOrEqual(height);
  }
});

test('in a window of any size, lamp, name, offer and city are one picture', async ({ page }) => {
  test.skip(!hasSection('imageSection'));
  await page.goto('/');
  const ground = page.locator('#homeHead + #imageSection');
  test.skip((await ground.count()) === 0, 'the page does not begin with the picture');
  const boxOf = async (part: Locator) =>
    (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [597, 900],
    [598, 900],
    [768, 1024],
    [844, 390],
    [1280, 800],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [name, offer, city] = [
      await boxOf(page.locator('h1')),
      await boxOf(page.getByText(en.Home.Head)),
      await boxOf(ground.locator('img:visible')),
    ];
    const size = `${width} x ${height}`;
    // The sky begins behind the name, or above it.
    expect(city.y, size).toBeLessThan(name.y + name.height);
    // The lower half of the picture, with the city's foot and the water, is below the name and in the window.
    const middle = city.y + city.height / 2;
    expect(middle, size).toBeGreaterThan(name.y + name.height / 2);
    expect(middle, size).toBeLessThan(height * 0.8);
    expect(offer.y, size).toBeGreaterThan(name.y + name.height);
    expect(offer.y + offer.height, size).toBeLessThanOrEqual(height);
    // The first project follows the picture, if its section does.
    if (homeSections[1] !== 'projects' || projects.length === 0) continue;
    const first = await boxOf(page.getByRole('article').first());
    expect(first.y, size).toBeLessThan(1.6 * Math.max(height, city.y + city.height));
  }
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} x ${height}, the name stands out by night`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('theme', 'night'));
    await page.goto('/');
    const points = await page.locator('h1 path').evaluateAll(findLetters);
    test.skip(points.length === 0, 'letters that the font lacks');
    const pixels = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer();
    const lightnessOf = (isLetter: boolean) =>
      points
        .filter((point) => point.isLetter === isLetter)
        .map(({ x, y }) => {
          const [r = 0, g = 0, b = 0] = pixels.subarray(3 * (y * width + x));
          return wcagLuminance({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
        })
        .sort((one, another) => one - another);
    const [letters, ground] = [lightnessOf(true), lightnessOf(false)];
    // The darkest letter, but for a few pixels that something may cover, on most of the ground.
    const [letter = 0] = letters.slice(0.02 * letters.length);
    const [behind = 0] = ground.slice(0.5 * ground.length);
    expect((letter + 0.05) / (behind + 0.05)).toBeGreaterThan(leastContrast);
  });
}

for (const theme of ['day', 'night'] as const) {
  test(`whatever a photo below the name shows, the offer can be read by ${theme}`, async ({
    page,
  }) => {
    const stripes = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#000' },
    })
      .extend({ right: 8, background: '#fff' })
      .png()
      .toBuffer();
    await page.route(/\/media\/.*\.(avif|jpeg)$/, (route) =>
      route.fulfill({ body: stripes, contentType: 'image/png' }),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.goto('/');
    const scene = page.locator('[data-scene=below]');
    test.skip((await scene.count()) === 0, 'no photo below the name');
    const offer = page.getByText(en.Home.Head);
    const ink = await offer.evaluate((text) => {
      const { color } = getComputedStyle(text);
      text.style.color = 'transparent';
      return color;
    });
    const findLines = () =>
      offer.evaluate((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x, y, width, height };
      });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const pixels = await sharp(await page.screenshot({ clip: await findLines() }))
        .removeAlpha()
        .raw()
        .toBuffer();
      const contrasts = Array.from({ length: pixels.length / 3 }, (_, pixel) => {
        const [r = 0, g = 0, b = 0] = pixels.subarray(3 * pixel);
        return wcagContrast(ink, { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
      });
      expect(Math.min(...new Set(contrasts)), `${width} px`).toBeGreaterThan(leastContrast);
    }
  });
}

/** Runs in the page. @returns points in the letters of a name and around them, some pixels from the edge of a letter */
function findLetters(lines: Element[]) {
  return (lines as SVGPathElement[]).flatMap((line) => {
    const { left, top, right, bottom } = line.getBoundingClientRect();
    const toLine = line.getScreenCTM()?.inverse();
    const isIn = (x: number, y: number) =>
      line.isPointInFill(new DOMPoint(x, y).matrixTransform(toLine));
    const points: { x: number; y: number; isLetter: boolean }[] = [];
    for (let x = Math.ceil(left); x < right; x += 7) {
      for (let y = Math.ceil(top); y < bottom; y += 7) {
        const isLetter = isIn(x, y);
        const around = [isIn(x - 3, y), isIn(x + 3, y), isIn(x, y - 3), isIn(x, y + 3)];
        if (around.every((each) => each === isLetter)) points.push({ x, y, isLetter });
      }
    }
    return points;
  });
}

test('the lamp lights up once in a visit', async ({ page }) => {
  const countAnimations = () =>
    page.locator('#homeHead').evaluate((header) => header.getAnimations({ subtree: true }).length);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(countAnimations).toBeGreaterThan(0);
  await page.goto(inOther('/'));
  expect(await countAnimations()).toBe(0);
});

test('the lines of a name have about one size, and the widest fills a phone', async ({ page }) => {
  let count = 0;
  for (const path of [...kinds, inOther('/')]) {
    await page.goto(path);
    for (const width of [320, 597, 1280]) {
      await page.setViewportSize({ width, height: 2 * width });
      const lines = await page.locator('h1 svg').evaluateAll((all) =>
        all.map((svg) => {
          const { left, right, width } = svg.getBoundingClientRect();
          return { left, right, size: width / (svg as SVGSVGElement).viewBox.baseVal.width };
        }),
      );
      // A letter that the font lacks.
      if (lines.length === 0) break;
      count += 1;
      const sizes = lines.map(({ size }) => size);
      expect(Math.min(...sizes) / Math.max(...sizes), `${path} at ${width} px`).toBeGreaterThan(
        0.85,
      );
      // The height limits the letters of a short name.
      if (width > narrowBreakpoint || (await shareOfHeight(page.locator('h1'))) > 0.15) continue;
      const margin = Math.min(...lines.map(({ left }) => left));
      const end = Math.max(...lines.map(({ right }) => right));
      expect(Math.abs(end - (width - margin)), `${path} at ${width} px`).toBeLessThan(2);
    }
  }
  test.skip(count === 0, 'letters that the font lacks');
});

test('at most six projects are shown, with a link to all if there are more', () => {
  test.skip(!hasSection('projects'));
  const home = exportedDocument('/');
  test.skip(!home.querySelector('[aria-labelledby=feature-heading]'), 'no section of projects');
  expect(home.querySelectorAll('article')).toHaveLength(Math.min(homeProjects, projects.length));
  const links = [...home.querySelectorAll('main a[href="/project/"]')];
  const all = en.Feature.All.replace('{count}', String(projects.length));
  const names = links.map(({ textContent }) => textContent?.trim());
  expect(names).toEqual(projects.length > homeProjects ? [all] : []);
});

test('a card that fills the width has a line as wide as its picture, and its caption at the margin', async ({
  page,
}) => {
  test.skip(!hasSection('projects'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const heading = page.locator('#feature-heading');
  test.skip((await heading.count()) === 0, 'no section of projects');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const margin =
      (await heading.evaluate(
        (each) => each.parentElement && getComputedStyle(each.parentElement).paddingLeft,
      )) ?? '';
    const cards = await page.getByRole('article').evaluateAll((all) =>
      all.map((card) => {
        const picture = card.querySelector('picture')?.getBoundingClientRect();
        const art = card.firstElementChild as Element;
        return {
          picture: picture?.width,
          line: Number.parseFloat(getComputedStyle(art, '::after').width),
          caption: card.lastElementChild?.getBoundingClientRect().left,
        };
      }),
    );
    for (const { picture, line, caption } of cards) {
      expect(line).toBeCloseTo(picture ?? 0, 0);
      if (picture === width) expect(caption).toBeCloseTo(Number.parseFloat(margin), 0);
    }
  }
});

test('the image section changes its picture strictly below the narrow width', async ({ page }) => {
  test.skip(!hasSection('imageSection'));
  await page.goto('/');
  const picture = page.locator('#imageSection img:visible');
  test.skip((await picture.count()) === 0, 'no image section');
  await picture.scrollIntoViewIfNeeded();
  const files = (source: Locator) => source.first().getAttribute('srcset');
  const sources = page.locator('#imageSection picture:visible source');
  const narrow = await files(sources);
  test.skip(narrow === (await files(sources.last())), 'one picture for all windows');
  const isNarrow = () =>
    picture.evaluate(
      // A picture that the browser has not chosen yet has no URL.
      ({ currentSrc }: HTMLImageElement, files) =>
        currentSrc !== '' && files.includes(new URL(currentSrc).pathname),
      narrow ?? '',
    );
  for (const [width, expected] of [
    [narrowBreakpoint, false],
    [narrowBreakpoint - 1, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(isNarrow, { message: `at ${width} px` }).toBe(expected);
  }
});

test.describe('a phone with the most pixels', () => {
  test.use({ viewport: { width: 440, height: 844 }, deviceScaleFactor: 3 });

  test('loads the smallest picture of the image section', async ({ page }) => {
    test.skip(!hasSection('imageSection'));
    await page.goto('/');
    const picture = page.locator('#imageSection img:visible');
    await picture.scrollIntoViewIfNeeded();
    const narrow = page.locator('#imageSection picture:visible source').first();
    const [smallest = ''] = (await narrow.getAttribute('srcset'))?.split(' ') ?? [];
    const loaded = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(async () => new URL(await loaded()).pathname).toBe(smallest);
  });
});

test('a card shows the short name up to the narrow width', async ({ page }) => {
  test.skip(!hasSection('projects'));
  const index = projects.findIndex(({ littleName }) => localize(littleName, other));
  const project = projects[index];
  if (!project) return test.skip();
  await page.goto(inOther('/project/'));
  const link = page.getByRole('article').nth(index).getByRole('link');
  for (const [width, shown] of [
    [narrowBreakpoint, localize(project.littleName, other) ?? ''],
    [narrowBreakpoint + 1, localize(project.name, other)],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(link).toHaveAccessibleName(shown);
  }
});

/** @returns how many elements that may enter are not in their place */
function findMoved(page: Page): Promise<number> {
  return page
    .locator('main [data-reveal], main [data-reveal] *')
    .evaluateAll((all) => all.filter((each) => getComputedStyle(each).transform !== 'none').length);
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = -1; scrollY > top; scrollBy({ top: 200, behavior: 'instant' })) {
      top = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });
}

test('what is in view does not move when React starts, and print has everything in its place', async ({
  page,
}) => {
  test.skip(projects.length < 6, 'too few projects below the window');
  await page.goto('/project/');
  await page.evaluate(() => scrollTo(0, 500));
  await hydrate(page);
  await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')));
  await expect.poll(() => findMoved(page)).toBeGreaterThan(0);
  const inView = await page
    .locator('main [data-waiting]')
    .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().top < innerHeight));
  expect(inView).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await findMoved(page)).toBe(0);
});

test('only a hand lets elements enter: a scroll by a screen reader or by a key puts them in their place', async ({
  page,
}) => {
  test.skip(projects.length < 6, 'too few projects below the window');
  await page.goto('/project/');
  await hydrate(page);
  const scroll = () => page.evaluate(() => scrollBy({ top: 50, behavior: 'instant' }));
  await scroll();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(50);
  expect(await findMoved(page)).toBe(0);
  await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')));
  await expect.poll(() => findMoved(page)).toBeGreaterThan(0);
  await page.keyboard.press('Shift');
  await scroll();
  await expect.poll(() => findMoved(page)).toBe(0);
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/project/']) {
    await page.goto(path);
    await hydrate(page);
    await scrollThrough(page);
    expect(await findMoved(page), path).toBe(0);
    // A card that the scroll has brought below the mouse changes its light for a moment.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length), path).toBe(0);
  }
});

test('the carousel can be paused; then it scrolls, so that all logos can be seen', async ({
  page,
}) => {
  test.skip(!hasSection('carousel'));
  await page.goto('/');
  const carousel = page.getByRole('region', { name: en.Carousel.Label });
  test.skip((await carousel.count()) === 0, 'no carousel');
  const list = carousel.getByRole('list');
  await expect(list).toHaveCSS('animation-play-state', 'running');
  await carousel.getByText(en.Carousel.Pause).click();
  await expect(carousel.getByRole('checkbox', { name: en.Carousel.Pause })).toBeChecked();
  await page.mouse.move(0, 0);
  await expect(list).toHaveCSS('animation-play-state', 'paused');
  const scrolled = await carousel.evaluate((element) => {
    const row = element.firstElementChild ?? element;
    row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
    return row.scrollLeft + row.clientWidth;
  });
  const { width = 0 } = (await list.boundingBox()) ?? {};
  expect(Math.abs(scrolled - width)).toBeLessThan(2);
  await carousel.getByText(en.Carousel.Pause).click();
  await page.mouse.move(0, 0);
  await expect(list).toHaveCSS('animation-play-state', 'running');
});

test('each window of the city is at its place in the picture, and answers there', async ({
  page,
}) => {
  await page.goto('/');
  const windows = page.locator('[data-window]');
  test.skip((await windows.count()) === 0, 'no windows');
  const picture = page.locator('#imageSection img:visible');
  await picture.scrollIntoViewIfNeeded();
  const whole = await picture.evaluate((image) => {
    const box = image.getBoundingClientRect();
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    // `object-fit: cover` crops what is wider or higher than the box.
    const width = Math.max(box.width, box.height * ratio);
    const height = width / ratio;
    const [x = 0, y = 0] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
    return {
      left: box.left + ((box.width - width) * x) / 100,
      top: box.top + ((box.height - height) * y) / 100,
      width,
      height,
    };
  });
  const distances = await windows.evaluateAll((links, { left, top, width, height }) => {
    return links.map((link) => {
      const box = link.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const place = getComputedStyle(link.parentElement as Element);
      const share = (name: string) => Number(place.getPropertyValue(name)) / 100;
      return document.elementFromPoint(x, y) === link
        ? Math.hypot(left + width * share('--x') - x, top + height * share('--y') - y)
        : Infinity;
    });
  }, whole);
  expect(Math.max(...distances)).toBeLessThan(1);
});

test('a window of the city shows the name of its project under the mouse, and leads to it', async ({
  page,
}) => {
  await page.goto('/');
  const window = page.locator('[data-window]').last();
  test.skip((await window.count()) === 0, 'no windows');
  const name = window.locator('span').first();
  await expect(name).toBeHidden();
  await window.hover();
  await expect(name).toBeVisible();
  const href = await window.getAttribute('href');
  await window.click();
  await expect(page).toHaveURL(href ?? '');
});

test.describe('on a touch screen', () => {
  test.use({ isMobile: true, hasTouch: true });

  for (const isHydrated of [false, true]) {
    test(`the first touch of a window of the city names its project, the second opens it, hydrated: ${isHydrated}`, async ({
      page,
    }) => {
      await page.goto('/');
      if (isHydrated) await hydrate(page);
      const window = page.locator('[data-window]').last();
      test.skip((await window.count()) === 0, 'no windows');
      const name = window.locator('span').first();
      await window.tap();
      await expect(name).toBeVisible();
      await page.getByText(en.Home.Head).tap();
      await expect(name).toBeHidden();
      await window.tap();
      await expect(name).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/');
      const href = await window.getAttribute('href');
      await window.tap();
      await expect(page).toHaveURL(href ?? '');
    });
  }
});

for (const [device, userAgent, factor] of [
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', parallaxFactor],
  ['another phone', 'Mozilla/5.0 (Linux; Android 10; K)', 0],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ isMobile: true, hasTouch: true, userAgent });

    test('the picture moves by its share of the scroll, without an edge, and the offer stays', async ({
      page,
    }) => {
      test.skip(!hasSection('imageSection'));
      await page.goto('/');
      await hydrate(page);
      const offerTop = () =>
        page
          .getByText(en.Home.Head)
          .evaluate((offer) => offer.getBoundingClientRect().top + scrollY);
      const rest = await offerTop();
      const section = page.locator('#imageSection');
      test.skip((await section.count()) === 0, 'no image section');
      // Its lower edge is at that of the window, or below.
      await section.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      for (const way of [0, 100, 400]) {
        await page.mouse.wheel(0, way);
        await expect
          .poll(() =>
            section.evaluate((element, share) => {
              const { top, bottom } = element.getBoundingClientRect();
              const picture = element.firstElementChild as HTMLElement;
              const box = picture.getBoundingClientRect();
              const shift = top + picture.offsetTop - box.top;
              const gap = Math.min(bottom, innerHeight) - box.bottom;
              return Math.max(Math.abs(shift - share * top), gap);
            }, factor),
          )
          .toBeLessThan(1);
        expect(await offerTop()).toBeCloseTo(rest, 0);
      }
    });
  });
}
