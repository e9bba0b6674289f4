import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { allRoutes, localizeRoute } from '@/lib/routes';
import {
  exportedPaths,
  findCutTexts,
  hydrate,
  inOther,
  kinds,
  other,
  pages,
  projects,
} from './site';
import { expect, test } from './test';

test('out/ holds every page of the table of routes, in every language, and no other', () => {
  expect(exportedPaths()).toEqual(pages.map(({ path }) => path).sort());
});

for (const path of kinds) {
  test(`${path} requests each picture once, and no script of React before the visitor moves`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const pictures = requested.filter((url) => /\.(?:avif|webp|jpeg)$/.test(url));
    expect(new Set(pictures).size).toBe(pictures.length);
    // A page with a form loads React by itself, so that it starts before the visitor types.
    const react = () => requested.filter((url) => /\/_next\/.*\.js$/.test(url));
    const starts = await page.locator('[data-starts]').evaluateAll((all) => all.length > 0);
    const hasForm = (await page.locator('form').count()) > 0;
    if (!hasForm) expect(react()).toEqual([]);
    await page.mouse.move(200, 200);
    await hydrate(page);
    expect(react().length > 0).toBe(starts);
  });
}

for (const locale of locales) {
  test(`pages in ${locale} load without errors and fit every width`, async ({ page, baseURL }) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('requestfailed', (request) => {
      // The browser aborts requests in flight when the page is left.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(request.url());
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol !== 'data:' && origin !== baseURL) faults.push(`third party: ${request.url()}`);
    });
    // Cards enter from the side.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // All projects in one language: the texts differ, the page does not.
    for (const route of locale === other ? allRoutes(projects) : kinds) {
      await page.goto(localizeRoute(route, locale));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toBeVisible();
      for (const width of [320, 598]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findCutTexts(page), `${route} at ${width} px`).toEqual([]);
        expect(await brokenWords(page), `${route} at ${width} px`).toEqual([]);
      }
      if (kinds.includes(route)) await hydrate(page);
      expect(faults, route).toEqual([]);
    }
  });
}

/** @returns words of headings that continue on the next line, although a line has room for them */
function brokenWords(page: Page) {
  return page.locator('h1, h2, h3').evaluateAll((headings) =>
    headings
      .filter((heading) => heading.checkVisibility())
      .flatMap((heading) => {
        const broken: string[] = [];
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          // A no-break space joins two words, which together may be too long for a line. A soft hyphen allows a break.
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^ \n\u00ad-]+/g)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const parts = [...range.getClientRects()];
            const lines = new Set(parts.map(({ top }) => Math.round(top)));
            const length = parts.reduce((sum, { width }) => sum + width, 0);
            if (lines.size > 1 && length <= heading.clientWidth) broken.push(word);
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
      // Only a script shows what is in a live region or a dialog, and the button of a film, which has the browser's controls.
      const texts = page.locator(
        'main :is(h1, h2, h3, p, dd, label, button):not([role=status] *, dialog *, [data-film] + *)',
      );
      const shown = await texts.evaluateAll((elements) =>
        elements.map((element) => element.checkVisibility({ opacityProperty: true })),
      );
      expect(shown.length, path).toBeGreaterThan(projects.length > 0 ? 3 : 2);
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
  ]) {
    await page.goto(baseURL + address);
    await hydrate(page);
    expect(outside, address).toEqual([]);
    expect(new URL(page.url()).origin, address).toBe(baseURL);
    expect(await page.locator('body').textContent(), address).not.toMatch(/evil|alert/);
  }
});
