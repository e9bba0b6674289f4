import type { Page } from '@playwright/test';
import { exportedDocument, exportedPaths, hydrate, kindPages, kinds, pages } from './site';
import { expect, test } from './test';

const widths = [320, 390, 597, 598, 768, 1280, 1920];

test('out/ holds every page of the table of routes, in every language, and no other', () => {
  expect(exportedPaths().sort()).toEqual(pages.map(({ path }) => path).sort());
});

test('each page has scripts, styles, its first picture and fonts in that order', async ({
  request,
}) => {
  for (const { path } of kindPages) {
    const html = (await (await request.get(path)).text()).replace(/<body.*<\/script>/s, '');
    const parts = [...html.matchAll(/<(script|style)|as="(image|font)"/g)].map((match) =>
      match.slice(1).find(Boolean),
    );
    const groups = parts.filter((part, index) => part !== parts[index - 1]);
    const hasFirst = exportedDocument(path).querySelector('img[fetchpriority="high"]') !== null;
    const expected = ['script', 'style', ...(hasFirst ? ['image'] : []), 'font'];
    expect(groups, path).toEqual(expected);
  }
});

for (const route of kinds) {
  for (const width of [390, 1280]) {
    test(`${route} at ${width} px requests its first pictures once, and before the fonts`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route, { waitUntil: 'networkidle' });
      const firsts = await page
        .locator('img[fetchpriority="high"]')
        .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
      const pictures = asked.filter((url) => /\.(?:avif|webp|jpeg)$/.test(url));
      const beforeFonts = asked.slice(
        0,
        asked.findIndex((url) => url.endsWith('.woff2')),
      );
      expect(beforeFonts.filter((url) => pictures.includes(url))).toEqual(firsts);
      expect(new Set(pictures).size).toBe(pictures.length);
    });
  }
}

for (const { path, locale } of pages) {
  test(`${path} loads without errors and fits every width`, async ({ page, baseURL }) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('requestfailed', (request) => {
      // The browser aborts requests in flight when the page is left.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(request.url());
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol !== 'data:' && origin !== baseURL) faults.push(`third party: ${request.url()}`);
    });

    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('banner')).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'pixels of horizontal scroll at 320').toBe(0);
    // `overflow: clip` hides overflow from that figure.
    const cut = await page
      .locator('h1, h2, h3, p, a, label, input, select, textarea')
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) =>
              element.checkVisibility() &&
              !element.closest('.visually-hidden, [data-reveal-waiting]'),
          )
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left < 0 || right > innerWidth;
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      );
    expect(cut, 'what reaches out of the window at 320').toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenWords(page), `words broken across lines at ${width}`).toEqual([]);
    }
    expect(faults).toEqual([]);
  });
}

/** @returns words of headings that continue on the next line */
function brokenWords(page: Page) {
  return page.locator('h1, h2, h3').evaluateAll((headings) =>
    headings
      .filter((heading) => heading.checkVisibility())
      .flatMap((heading) => {
        const broken: string[] = [];
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(word);
          }
        }
        return broken;
      }),
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of kindPages) {
    test(`${path} shows all its content`, async ({ page }) => {
      await page.goto(path);
      // Alerts stay empty without a script.
      const texts = page.locator('main :is(h1, h2, h3, p, dd, label, button):not([role=alert] *)');
      for (const text of await texts.all()) {
        await expect(text).toBeVisible();
        await expect(text).toHaveCSS('opacity', '1');
      }
    });
  }
});

test('no address runs a script, shows its text or leads to another site', async ({
  page,
  baseURL,
}) => {
  const outside: string[] = [];
  page.on('dialog', (dialog) => {
    outside.push(dialog.message());
    dialog.dismiss();
  });
  await page.route(/^https?:\/\/(?!localhost)/, (route) => {
    outside.push(route.request().url());
    return route.abort();
  });
  for (const address of [
    '/?lng=//evil.example/',
    '/contact/?lng=https://evil.example/az',
    '/contact/?lng=az/../../evil.example/',
    '/contact/?lng="><img src=x onerror=alert(1)>',
    '/?lng=az&x=</script><script>alert(1)</script>#<img src=x onerror=alert(1)>',
    '//evil.example/?lng=az',
    '/az//evil.example/?lng=en',
    '/az/\\\\evil.example/?lng=en',
  ]) {
    await page.goto(baseURL + address);
    await hydrate(page);
    expect(outside, address).toEqual([]);
    expect(new URL(page.url()).origin, address).toBe(baseURL);
    expect(await page.locator('body').textContent(), address).not.toMatch(/evil|alert/);
  }
});
