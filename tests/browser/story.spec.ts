import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { projectRoute } from '@/lib/routes';
import { en } from '../texts';
import { chunks, exportedPaths, holdFiles, hydrate, projects } from './site';
import { expect, test } from './test';

/** @returns the path of the first English page whose HTML has that part */
function pageWith(part: string): string | undefined {
  return exportedPaths()
    .filter((path) => path.startsWith('/project/'))
    .find((path) => readFileSync(`out${path}index.html`, 'utf8').includes(part));
}

const withPictures = pageWith('data-enlarges=');
const withLoop = pageWith('<video');

const pictures = (page: Page) => page.locator('a[data-enlarges]');
const dialog = (page: Page) => page.getByRole('dialog', { name: en.Story.Pictures });
const top = (page: Page) => page.evaluate(() => scrollY);

/** Presses the last picture of the page. @returns its alternative text, and the scroll position before */
async function enlargeLast(page: Page) {
  await page.goto(withPictures ?? '/');
  await hydrate(page);
  const link = pictures(page).last();
  const alt = await link.locator('img').getAttribute('alt');
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(dialog(page)).toBeVisible();
  return { link, alt: alt ?? '', place: await top(page) };
}

test.describe('an enlarged picture', () => {
  test.skip(!withPictures, 'no project has pictures in its text');

  test('is the one that was pressed, and has all others beside it', async ({ page }) => {
    const { alt } = await enlargeLast(page);
    const count = await pictures(page).count();
    await expect(dialog(page).getByRole('img')).toHaveCount(count);
    await expect(dialog(page).getByRole('img', { name: alt }).last()).toBeInViewport();
    if (count === 1) return;
    await expect(dialog(page).getByRole('status')).toHaveText(`${count} / ${count} ${alt}`);
  });

  test('waits for React if it is pressed before', async ({ page }) => {
    const release = await holdFiles(page);
    await page.goto(withPictures ?? '/', { waitUntil: 'commit' });
    await pictures(page).last().click();
    release();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(withPictures ?? '/');
  });

  test('is a file if the scripts fail', async ({ page }) => {
    await page.route(chunks, (route) => route.abort());
    await page.goto(withPictures ?? '/');
    await pictures(page).last().click();
    await expect(page).toHaveURL(/\/media\//);
  });

  test('is larger than a phone, which shows a part of it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(withPictures ?? '/');
    await hydrate(page);
    const wide = await pictures(page).evaluateAll((links) =>
      links.findIndex((link) => link.clientWidth > link.clientHeight),
    );
    test.skip(wide < 0, 'no wide picture');
    await pictures(page).nth(wide).click();
    const image = dialog(page).locator('img').nth(wide);
    await expect(image).toBeInViewport();
    expect((await image.boundingBox())?.width).toBeGreaterThan(800);
  });

  for (const [how, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Back', (page: Page) => page.goBack()],
    [
      'its button',
      (page: Page) => dialog(page).getByRole('button', { name: en.Story.Close }).click(),
    ],
  ] as const) {
    test(`is closed by ${how}, and the page is as it was`, async ({ page }) => {
      const { link, place } = await enlargeLast(page);
      const path = new URL(page.url()).pathname;
      await close(page);
      await expect(dialog(page)).toBeHidden();
      await expect(link).toBeFocused();
      await expect.poll(() => page.evaluate(() => history.state.enlarged)).toBeUndefined();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await top(page)).toBe(place);
      await page.goForward();
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      expect(await top(page)).toBe(place);
    });
  }

  test('can be closed after a reload', async ({ page }) => {
    await enlargeLast(page);
    await page.reload();
    await hydrate(page);
    await pictures(page).last().click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state.enlarged)).toBeUndefined();
    await expect(dialog(page)).toBeHidden();
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
  });

  test('adds nothing to the way back from the page', async ({ page }) => {
    await page.goto('/project/');
    await hydrate(page);
    await page.locator(`main a[href="${withPictures}"]`).first().click();
    await expect(page).toHaveURL(withPictures ?? '/');
    await pictures(page).first().click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state.enlarged)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL('/project/');
  });

  test('changes with the arrow keys, and keeps the focus', async ({ page }) => {
    await enlargeLast(page);
    const count = await pictures(page).count();
    test.skip(count < 2, 'one picture');
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page).getByRole('status')).toHaveText(new RegExp(`^1 / ${count} `));
    await expect(dialog(page).getByRole('figure').first()).toBeFocused();
  });

  test('is a file in a new tab', async ({ page, context }) => {
    await page.goto(withPictures ?? '/');
    await hydrate(page);
    const link = pictures(page).first();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL(/\/media\/.*\.avif$/);
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('a film', () => {
  test.skip(!withLoop, 'no project has a film');

  const isPaused = (page: Page) =>
    page
      .locator('video')
      .first()
      .evaluate((video: HTMLVideoElement) => video.paused);

  /** Records the requests for films. */
  function recordFilms(page: Page): string[] {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') films.push(request.url());
    });
    return films;
  }

  /** Opens a page with a film. Chromium that Playwright installs does not play H.264. */
  async function open(page: Page) {
    await page.goto(withLoop ?? '/');
    const canPlay = await page
      .locator('video')
      .first()
      .evaluate(
        (video: HTMLVideoElement) =>
          video.src.endsWith('.webm') || video.canPlayType('video/mp4; codecs="avc1.42E01E"'),
      );
    test.skip(!canPlay, 'this browser does not play the film');
    await hydrate(page);
  }

  test('is loaded and plays when it is in view, and not before', async ({ page }) => {
    const films = recordFilms(page);
    await open(page);
    const video = page.locator('video').first();
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);
    await video.scrollIntoViewIfNeeded();
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.getByRole('button', { name: en.Story.Pause }).first().click();
    await expect.poll(() => isPaused(page)).toBe(true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await video.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    expect(await isPaused(page)).toBe(true);
  });

  test('with reduced motion, is loaded and plays only by its button', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const films = recordFilms(page);
    await open(page);
    await page.locator('video').first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    expect(films).toEqual([]);
    await page.getByRole('button', { name: en.Story.Play }).first().click();
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test('without scripts, waits for the visitor, with the controls of the browser', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    const films = recordFilms(page);
    await page.goto(withLoop ?? '/');
    const video = page.locator('video').first();
    await video.scrollIntoViewIfNeeded();
    await expect(video).toHaveAttribute('controls');
    await expect(page.getByRole('button', { name: en.Story.Play })).toHaveCount(0);
    expect(films).toEqual([]);
    await page.close();
  });
});

for (const layout of ['story', 'screens', 'note']) {
  test(`the facts of a project are at the right in the layout ${layout}`, async ({ page }) => {
    const project = projects.find((each) => (each.layout ?? 'story') === layout);
    test.skip(!project, 'no project has it');
    await page.goto(projectRoute(project?.id ?? 0));
    const box = await page.locator('article dl').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeGreaterThan(640);
  });
}
