import type { Page } from '@playwright/test';

import { locales } from '@/lib/i18n/locales';
import { allRoutes, localizeRoute } from '@/lib/routes';
import { exportedPaths, hydrate, inOther, kinds, pages, projects } from './site';

import { expect, test } from './test';

test('out/ holds every page of the table of routes, in every language, and no other', () => {
  expect(exportedPaths().sort()).toEqual(pages.map(({ path }) => path).sort());
});

for (const route of kinds) {
  for (const width of [390, 1280]) {
    test(`${route} at ${width} px requests its first pictures once, and before the fonts`, async ({
      page,
    }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route, { waitUntil: 'networkidle' });
      const first = await page
        .locator('img[fetchpriority="high"]')
        .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
      const pictures = requested.filter((url) => /\.(?:avif|webp|jpeg)$/.test(url));
      const font = requested.findIndex((url) => url.endsWith('.woff2'));
      const beforeFonts = requested.slice(0, font).filter((url) => pictures.includes(url));
      expect(beforeFonts).toEqual(first);
      expect(new Set(pictures).size).toBe(pictures.length);
    });
  }
}

for (const route of allRoutes(projects)) {
  test(`${route} loads without errors and fits every width, in every language`, async ({
    page,
    baseURL,
  }) => {
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

    // Cards enter from the side.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const locale of locales) {
      await page.goto(localizeRoute(route, locale));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      for (const width of [320, 598, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const state = `${locale} at ${width} px`;
        expect(await cutElements(page), `${state}: reaches out of the window`).toEqual([]);
        expect(await brokenWords(page), `${state}: words broken across lines`).toEqual([]);
        expect(await gapAboveRoles(page), `${state}: gap above the roles`).toBeLessThan(300);
      }
      if (kinds.includes(route)) await hydrate(page);
    }
    expect(faults).toEqual([]);
  });
}

/** @returns elements with text that the window cuts, and the page itself if it scrolls sideways */
function cutElements(page: Page) {
  return page
    .locator('html, h1, h2, h3, p, a, label, input, select, textarea')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.checkVisibility() &&
            !element.closest('.visually-hidden, [data-reveal-waiting]'),
        )
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return (
            left < 0 ||
            right > innerWidth ||
            (element.matches('html') && element.scrollWidth > element.clientWidth)
          );
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
}

/** @returns the pixels between a project's facts and its roles; 0 on other pages */
function gapAboveRoles(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    const roles = main.querySelector(':scope > article h2')?.getBoundingClientRect().top;
    if (roles === undefined) return 0;
    // The text itself: its box may be stretched.
    const bottoms = [...main.querySelectorAll('p, dl')].map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect().bottom;
    });
    return roles - Math.max(...bottoms.filter((bottom) => bottom < roles));
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

  test('every page shows all its content', async ({ page }) => {
    for (const path of kinds.map(inOther)) {
      await page.goto(path);
      // Alerts stay empty without a script.
      const texts = page.locator('main :is(h1, h2, h3, p, dd, label, button):not([role=alert] *)');
      const shown = await texts.evaluateAll((elements) =>
        elements.map((element) => element.checkVisibility({ opacityProperty: true })),
      );
      expect(shown.length, path).toBeGreaterThan(3);
      expect(shown, path).not.toContain(false);
    }
  });
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
    '/contact/?lng=https://evil.example/az',
    '/contact/?lng="><img src=x onerror=alert(1)>',
    '/?lng=az&x=</script><script>alert(1)</script>#<img src=x onerror=alert(1)>',
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
