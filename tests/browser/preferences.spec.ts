import type { Page } from '@playwright/test';
import { deepRoute, hydrate, inOther, kinds, words } from './site';
import { expect, test } from './test';

const paths = [...kinds, '/no-such-page/'].map(inOther);

/** Expects that the page does not scroll sideways, and that no text leaves the window. */
async function expectNothingCut(page: Page, state: string) {
  const cut = await page.evaluate(() => {
    const root = document.documentElement;
    const found = root.scrollWidth > root.clientWidth ? ['the page scrolls sideways'] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      // The owner's name fills its line, so wider spacing cuts it. The copyright line still shows it whole.
      if (getComputedStyle(parent).getPropertyValue('--ems')) continue;
      if (parent.closest('.visually-hidden, [href="#content"], form [aria-hidden]')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isOut = [...range.getClientRects()].some(
        ({ left, right }) => left < -1 || right > innerWidth + 1,
      );
      if (isOut) found.push(`${parent.localName}: ${texts.currentNode.textContent}`);
    }
    return found;
  });
  expect(cut, state).toEqual([]);
}

// The site's policy would refuse the added styles.
test.use({ bypassCSP: true });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('no page cuts text of twice the size', async ({ playwright, launchOptions, baseURL }) => {
  // The browser's own setting, which media queries in rem follow.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({ baseURL });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(path);
    const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(32);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNothingCut(page, `${path} at ${width} px`);
    }
  }
  await browser.close();
});

test('no page cuts text in a small window, or with wider spacing', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    for (const [width, height] of [
      [480, 320],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNothingCut(page, `${path} at ${width} by ${height}`);
    }
    // https://www.w3.org/TR/WCAG22/#text-spacing
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNothingCut(page, `${path}, spaced, at ${width} px`);
    }
  }
});

test('the menu can be used in a small landscape window', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 320 });
  await page.goto(inOther('/'));
  await page.getByRole('button', { name: words.Menu.Open }).click();
  const last = page.getByRole('dialog').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: words.Menu.Contact, exact: true })
    .click();
  await expect(page).toHaveURL(inOther('/contact/'));
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('every control is at least 44 px wide and high', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await hydrate(page);
      expect(await findSmallTargets(page, 'body'), path).toEqual([]);
    }
    await page.goto(inOther('/'));
    await page.getByRole('button', { name: words.Menu.Open }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findSmallTargets(page, 'dialog')).toEqual([]);
  });
});

/** The area that answers a tap counts: a card's link reaches over the whole card. */
function findSmallTargets(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluate((root) =>
    [...root.querySelectorAll('a, button, input, select, textarea, label:has(input)')]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
      .filter((element) => !element.matches('.visually-hidden, :not(:focus)[href="#content"]'))
      .filter((element) => {
        element.scrollIntoView({ behavior: 'instant', block: 'center' });
        const { left, top, width, height } = element.getBoundingClientRect();
        if (Math.round(width) >= 44 && Math.round(height) >= 44) return false;
        const [x, y] = [left + width / 2, top + height / 2];
        const reaches = (dx: number, dy: number) =>
          element.contains(document.elementFromPoint(x + dx, y + dy));
        return ![reaches(-21, 0), reaches(21, 0), reaches(0, -21), reaches(0, 21)].every(Boolean);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

test('with more contrast, secondary text is as dark as the rest', async ({ page }) => {
  test.skip(deepRoute === '/project/', 'no project');
  await page.emulateMedia({ contrast: 'more' });
  await page.goto(inOther(deepRoute));
  const colors = await page
    .locator('main :is(h1, li p, dt, dd a)')
    .evaluateAll((elements) => [...new Set(elements.map((each) => getComputedStyle(each).color))]);
  expect(colors).toEqual(['rgb(0, 0, 0)']);
});

test('with reduced transparency no text is on a picture', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  await page.goto(inOther('/project/'));
  await expect(page.locator('main section > div img')).toHaveCount(2);
  for (const image of await page.locator('main section > div img').all()) {
    await expect(image).toBeHidden();
  }
});
