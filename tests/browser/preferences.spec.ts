import type { Page } from '@playwright/test';
import { deepRoute, hydrate, inOther, kinds, words } from './site';
import { expect, test } from './test';

const paths = [...kinds, '/no-such-page/'].map(inOther);

/** Expects that the page has one axis to scroll along, and that no text runs out of the window. */
async function expectNothingCut(page: Page, state: string) {
  const cut = await page.evaluate(() => {
    const root = document.documentElement;
    const found = root.scrollWidth > root.clientWidth ? ['the page scrolls sideways'] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      // The owner's name fills its line to the letter. Where a visitor's own spacing lets it run out, the copyright
      // line still says it whole.
      if (getComputedStyle(parent).getPropertyValue('--name-width')) continue;
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

// The tests bring styles of their own, which the site's policy would not let in.
test.use({ bypassCSP: true });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const path of paths) {
  test(`${path} holds text of twice the size`, async ({ playwright, launchOptions, baseURL }) => {
    // As the browser's own setting has it, which media queries in rem follow.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    });
    for (const width of [390, 1280]) {
      const page = await browser.newPage({ baseURL, viewport: { width, height: 800 } });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path, { waitUntil: 'networkidle' });
      const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
      expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(32);
      await expectNothingCut(page, `at ${width} px`);
    }
    await browser.close();
  });

  // https://www.w3.org/TR/WCAG22/#text-spacing
  test(`${path} holds wider spacing of text`, async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
      });
      await expectNothingCut(page, `at ${width} px`);
    }
  });

  test(`${path} stands in a small window, upright and on its side`, async ({ page }) => {
    for (const [width, height] of [
      [320, 480],
      [480, 320],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectNothingCut(page, `at ${width} by ${height}`);
    }
  });
}

test('the menu can be used in a small window on its side', async ({ page }) => {
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

  for (const path of paths) {
    test(`what is pressed on ${path} is at least 44 px each way`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await hydrate(page);
      expect(await findSmallTargets(page, 'body')).toEqual([]);
      if (!path.includes('no-such')) {
        await page.getByRole('button', { name: words.Menu.Open }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await findSmallTargets(page, 'dialog')).toEqual([]);
      }
    });
  }
});

/** Of what can be pressed, what is smaller; a link in running text may be (WCAG 2.5.8), a card is as large as its link reaches. */
function findSmallTargets(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluate((root) =>
    [...root.querySelectorAll('a, button, input, select, textarea, label:has(input)')]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
      .filter((element) => !element.matches('.visually-hidden, :not(:focus)[href="#content"]'))
      .flatMap((element) => {
        const boxes = [
          element.getBoundingClientRect(),
          ...['::before', '::after'].flatMap((part) =>
            getComputedStyle(element, part).position === 'absolute' &&
            getComputedStyle(element, part).inset === '0px'
              ? [(element as HTMLElement).closest('article, div')?.getBoundingClientRect()]
              : [],
          ),
        ];
        const width = Math.max(...boxes.map((box) => box?.width ?? 0));
        const height = Math.max(...boxes.map((box) => box?.height ?? 0));
        const isLarge = Math.round(width) >= 44 && Math.round(height) >= 44;
        return isLarge ? [] : [`${width} by ${height}: ${element.outerHTML.slice(0, 120)}`];
      }),
  );
}

for (const [name, query, arrange] of [
  ['more contrast', '(prefers-contrast: more)', { contrast: 'more' }],
] as const) {
  test(`with ${name} secondary text is as dark as the rest`, async ({ page }) => {
    test.skip(deepRoute === '/project/', 'no project');
    await page.emulateMedia(arrange);
    await page.goto(inOther(deepRoute));
    expect(await page.evaluate((each) => matchMedia(each).matches, query)).toBe(true);
    const colors = await page
      .locator('main :is(h1, li p, dt, dd a)')
      .evaluateAll((elements) => [
        ...new Set(elements.map((each) => getComputedStyle(each).color)),
      ]);
    expect(colors).toEqual(['rgb(0, 0, 0)']);
  });
}

test('with reduced transparency no text stands on a picture', async ({ page }) => {
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
