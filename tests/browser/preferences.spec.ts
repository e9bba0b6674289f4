import type { Page } from '@playwright/test';
import { contacts, deepRoute, findCutTexts, inOther, kinds, words } from './site';
import { expect, test } from './test';

const paths = [...kinds, '/no-such-page/'].map(inOther);

// The site's policy would refuse the added styles.
test.use({ bypassCSP: true });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('no page cuts a text in a small window, at twice the size, or with wider spacing', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  // The browser's own setting, which media queries in rem follow.
  const setSize = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const path of paths) {
    await page.goto(path);
    const expectNothingCut = async (state: string, ...sizes: [number, number][]) => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        expect(await findCutTexts(page), `${path}, ${state}, at ${width} px`).toEqual([]);
      }
    };
    await expectNothingCut('small', [480, 320], [320, 256]);
    await setSize(32);
    await expect(page.locator('body')).toHaveCSS('font-size', /^3[2-9]/);
    await expectNothingCut('twice the size', [390, 800], [1280, 800]);
    await setSize(16);
    // https://www.w3.org/TR/WCAG22/#text-spacing
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    });
    await expectNothingCut('spaced', [320, 800], [1280, 800]);
  }
});

test('no page cuts a long word, whichever text it is in', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        if (!textContent?.trim() || parentElement?.closest('script, style, dialog, header'))
          continue;
        texts.currentNode.textContent = 'example.com/a-b/'.padEnd(60, 'longword');
      }
    });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findCutTexts(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('every control is at least 44 px wide and high', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
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
        const reach = (dx: number, dy: number) => {
          let steps = 0;
          const answers = () =>
            element.contains(document.elementFromPoint(x + steps * dx, y + steps * dy));
          while (steps < 44 && answers()) steps += 1;
          return steps;
        };
        return Math.min(reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)) < 44;
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
  expect(colors).toHaveLength(1);
});

test('on a phone, the pictures of a text are whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(inOther(deepRoute));
  const pictures = page.locator('article figure picture');
  test.skip((await pictures.count()) === 0, 'no pictures');
  const shares = await pictures.evaluateAll((pictures) =>
    pictures.map((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      const image = picture.querySelector('img') as HTMLImageElement;
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      return Math.round((width / height / ratio) * 50) / 50;
    }),
  );
  expect(new Set(shares)).toEqual(new Set([1]));
});

test('the printed contact page has the contacts, and no form', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/contact/');
  const contact = page.getByRole('link', { name: contacts.email }).filter({ visible: true });
  await expect(contact).not.toHaveCount(0);
  await expect(page.locator('form')).toBeHidden();
});
