import type { Locator, Page } from '@playwright/test';
import { layouts } from '@/lib/content/schema';
import { projectRoute } from '@/lib/routes';
import { en } from '../texts';
import { hydrate, pageWith, projects } from './site';
import { expect, test } from './test';

const withPictures = pageWith('data-enlarges=');
const withLoop = pageWith('<video');

const pictures = (page: Page) => page.locator('a[data-enlarges]');
const dialog = (page: Page) => page.getByRole('dialog', { name: en.Story.Pictures });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const shown = (page: Page) => dialog(page).getByRole('img').last();
/** PhotoSwipe answers keys and presses when it has opened, and then makes the neighbours. */
const opened = (page: Page) =>
  expect(dialog(page).locator('.pswp__item').filter({ visible: true })).toHaveCount(3);
/** What a screen reader hears of the picture. */
const position = (number: number, count: number) =>
  en.Story.Position.replace('{number}', String(number)).replace('{count}', String(count));
const top = (page: Page) => page.evaluate(() => scrollY);
const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0;

/** Presses the last picture of the page. @returns its link and alternative text */
async function enlargeLast(page: Page) {
  await page.goto(withPictures ?? '/');
  const link = pictures(page).last();
  const alt = (await link.locator('img').getAttribute('alt')) ?? '';
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(button(page, en.Story.Close)).toBeInViewport();
  return { link, alt };
}

test.describe('an enlarged picture', () => {
  test.skip(!withPictures, 'no project has pictures in its text');

  test('is the one that was pressed, with its caption, of all in the article', async ({ page }) => {
    const { link, alt } = await enlargeLast(page);
    const count = await pictures(page).count();
    await expect(shown(page)).toHaveAccessibleName(alt);
    await expect(dialog(page).getByRole('status')).toContainText(
      `${position(count, count)}. ${alt}`,
    );
    const caption = link.locator('xpath=ancestor::figure/figcaption');
    if (await caption.count()) {
      await expect(dialog(page).getByText((await caption.textContent()) ?? '')).toBeVisible();
    }
  });

  test('is a file if the viewer does not load', async ({ page }) => {
    await page.route('**/media/lightbox-*', (route) => route.abort());
    await page.goto(withPictures ?? '/');
    await pictures(page).last().click();
    await expect(page).toHaveURL(/\/media\/.*\.avif$/);
  });

  test('opens in a page that a translator has changed', async ({ page }) => {
    await page.goto(withPictures ?? '/');
    await page.evaluate(() => {
      for (const text of document.querySelectorAll('main h1, main p, figcaption')) {
        text.textContent = `${text.textContent} (translated)`;
      }
    });
    await pictures(page).last().click();
    await expect(button(page, en.Story.Close)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(pictures(page).last()).toBeFocused();
  });

  for (const [how, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Back', (page: Page) => page.goBack()],
    ['its button', (page: Page) => button(page, en.Story.Close).click()],
  ] as const) {
    test(`is closed by ${how}, and the page is as it was`, async ({ page }) => {
      await page.goto('/project/');
      await hydrate(page);
      await page.locator(`main a[href="${withPictures}"]`).first().click();
      await expect(page).toHaveURL(withPictures ?? '/');
      for (const link of [pictures(page).first(), pictures(page).last()]) {
        await link.click();
        await expect(button(page, en.Story.Close)).toBeInViewport();
        const place = await top(page);
        await close(page);
        await expect(dialog(page)).toBeHidden();
        await expect(link).toBeFocused();
        await expect(page).toHaveURL(withPictures ?? '/');
        await expect.poll(() => top(page)).toBe(place);
      }
      await page.goBack();
      await expect(page).toHaveURL('/project/');
    });
  }

  test('can be closed by Back while it opens', async ({ page }) => {
    await page.goto(withPictures ?? '/');
    await pictures(page).first().click();
    await dialog(page).waitFor({ state: 'attached' });
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(withPictures ?? '/');
  });

  for (const direction of ['ltr', 'rtl']) {
    test(`leads to the first with the keys, ${direction}, and keeps the focus`, async ({
      page,
    }) => {
      await page.goto(withPictures ?? '/');
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      const count = await pictures(page).count();
      test.skip(count < 3, 'too few pictures');
      await pictures(page).first().focus();
      await page.keyboard.press('Enter');
      const status = dialog(page).getByRole('status');
      await expect(status).toContainText(position(1, count));
      await opened(page);
      const [back, forward] = ['ArrowLeft', 'ArrowRight'];
      await page.keyboard.press(direction === 'ltr' ? forward : back);
      await expect(status).toContainText(position(2, count));
      await page.keyboard.press(direction === 'ltr' ? back : forward);
      await page.keyboard.press(direction === 'ltr' ? back : forward);
      await expect(status).toContainText(position(count, count));
      await button(page, en.Story.Next).press('Enter');
      await expect(status).toContainText(position(1, count));
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
      }
    });
  }

  test('is zoomed by a click, the wheel and the button', async ({ page }) => {
    await enlargeLast(page);
    await opened(page);
    const whole = await widthOf(shown(page));
    await shown(page).click();
    await expect.poll(() => widthOf(shown(page))).toBeGreaterThan(1.5 * whole);
    await button(page, en.Story.Zoom).click();
    await expect.poll(() => widthOf(shown(page))).toBe(whole);
    await shown(page).hover();
    await page.mouse.wheel(0, -300);
    await expect.poll(() => widthOf(shown(page))).toBeGreaterThan(whole);
  });

  test('moves by the arrow keys in each direction while it is zoomed in', async ({ page }) => {
    await enlargeLast(page);
    await opened(page);
    const status = await dialog(page).getByRole('status').textContent();
    const place = async () => {
      const { x = 0, y = 0 } = (await shown(page).boundingBox()) ?? {};
      return [Math.round(x), Math.round(y)];
    };
    await button(page, en.Story.Zoom).click();
    await expect(dialog(page).locator('.pswp--zoomed-in, :scope.pswp--zoomed-in')).toHaveCount(1);
    for (const [there, back] of [
      ['ArrowRight', 'ArrowLeft'],
      ['ArrowDown', 'ArrowUp'],
    ] as const) {
      const before = await place();
      await page.keyboard.press(there);
      await expect.poll(place).not.toEqual(before);
      await page.keyboard.press(back);
      await expect.poll(place).toEqual(before);
    }
    await expect(dialog(page).getByRole('status')).toHaveText(status ?? '');
  });

  test('leaves no step in the history if the page is reloaded', async ({ page }) => {
    await page.goto('/project/');
    await page.goto(withPictures ?? '/');
    await pictures(page).first().click();
    await opened(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => history.state?.isEnlarged)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL('/project/');
  });

  test('that is gone, as on a page of an older build, leaves the visitor on the page', async ({
    page,
  }) => {
    await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
    await page.goto(withPictures ?? '/');
    const link = pictures(page).last();
    const file = await link.evaluate((element) => (element as HTMLAnchorElement).href);
    const gone = page.waitForRequest(file);
    await link.click();
    expect((await gone).isNavigationRequest()).toBe(false);
  });

  test('is at least as wide as on the page at a zoom of 400 %', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(withPictures ?? '/');
    for (const link of [pictures(page).first(), pictures(page).last()]) {
      const onPage = await widthOf(link);
      await link.click();
      for (const name of ['Previous', 'Next', 'Zoom', 'Close'] as const) {
        await expect(button(page, en.Story[name])).toBeInViewport({ ratio: 1 });
      }
      await expect.poll(() => widthOf(shown(page))).toBeGreaterThanOrEqual(Math.floor(onPage));
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
  });

  test('has its buttons in the window if the page was enlarged by two fingers', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(withPictures ?? '/');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await pictures(page).first().dispatchEvent('click');
    const close = button(page, en.Story.Close);
    await expect(close).toBeVisible();
    const box = await close.boundingBox();
    const [right, bottom] = await page.evaluate(() => {
      const { offsetLeft, offsetTop, width, height } = visualViewport as VisualViewport;
      return [offsetLeft + width, offsetTop + height];
    });
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(right ?? 0);
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom ?? 0);
  });

  test('is a file in a new tab', async ({ page, context }) => {
    await page.goto(withPictures ?? '/');
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
    // The film is far below this window, on a short page as well.
    await page.setViewportSize({ width: 390, height: 600 });
    const films = recordFilms(page);
    await open(page);
    const video = page.locator('video').first();
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);
    await video.scrollIntoViewIfNeeded();
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.getByRole('button', { name: en.Story.Pause }).first().click();
    await expect.poll(() => isPaused(page)).toBe(true);
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

/** Scrolls through the page. @returns pairs of texts of which one lies on the other at some place */
function findMeetingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const found = new Set<string>();
    for (let top = 0; top < document.documentElement.scrollHeight; top += 200) {
      scrollTo({ top, behavior: 'instant' });
      const lines: { text: Node; top: number; bottom: number; left: number; right: number }[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const parent = text.parentElement;
        if (!text.textContent?.trim() || !parent || parent.closest('.visually-hidden')) continue;
        range.selectNodeContents(text);
        // The height of large letters is that of their line, not of their font.
        const line = parent.getBoundingClientRect();
        if (line.bottom < 0 || line.top > innerHeight) continue;
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        for (const { left, right, top, bottom } of range.getClientRects()) {
          const height = { top: Math.max(top, line.top), bottom: Math.min(bottom, line.bottom) };
          lines.push({ text, left, right, ...height });
        }
      }
      for (const [index, one] of lines.entries()) {
        for (const other of lines.slice(index + 1)) {
          const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          // Lines that follow each other closely share a few pixels without letters.
          if (one.text === other.text || width < 1 || height < 6) continue;
          found.add(`${one.text.textContent} / ${other.text.textContent}`);
        }
      }
    }
    return [...found];
  });
}

for (const layout of layouts) {
  test(`no text lies on another while a page in the layout ${layout} scrolls`, async ({ page }) => {
    const project = projects.find((each) => (each.layout ?? 'story') === layout);
    test.skip(!project, 'no project has it');
    await page.goto(projectRoute(project?.id ?? 0));
    expect(await findMeetingTexts(page)).toEqual([]);
  });
}
