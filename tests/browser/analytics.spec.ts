import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Analytics, analyticsOrigins } from '@/lib/analytics';
import { bundleInline } from '@/scripts/pages/bundle-inline.mjs';
import { metaPolicy } from '@/scripts/pages/policy';
import { en } from '../texts';
import { hydrate, inOther } from './site';
import { expect, test } from './test';

/**
 * Doubles of the services' scripts. GoatCounter counts when it loads and when `count` is called. Plausible watches the
 * history, as Umami does, and starts only if it finds its options.
 */
const origin = 'https://counter.example';
const services = {
  goatcounter: {
    attributes: { 'data-goatcounter': `${origin}/view` },
    script: `
      const to = document.querySelector('script[data-goatcounter]').dataset.goatcounter;
      const send = (path) => navigator.sendBeacon(to + '?path=' + path);
      window.goatcounter = { count: ({ path }) => send(path) };
      send(location.pathname);`,
  },
  'js/pa-123': {
    attributes: {},
    script: `
      const { origin } = new URL(document.currentScript.src);
      const send = (path) => navigator.sendBeacon(origin + '/view?path=' + path);
      let last;
      const look = () => { if (last !== location.pathname) send(last = location.pathname); };
      if (window.plausible?.o) {
        const { pushState } = history;
        history.pushState = function (...state) { pushState.apply(this, state); look(); };
        addEventListener('popstate', look);
        look();
      }`,
  },
};

/**
 * Changes each page as a build with these analytics does: adds the script, and its origins to the policy. Also answers
 * for the service.
 * @returns the paths of the page views, which grow
 */
async function countWith(page: Page, analytics: Analytics): Promise<string[]> {
  const views: string[] = [];
  await page.route(`${origin}/**`, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname === '/view') views.push(searchParams.get('path') ?? '');
    const service = Object.entries(services).find(([name]) => pathname === `/${name}.js`)?.[1];
    return route.fulfill({
      contentType: 'text/javascript',
      body: service && `{${service.script}}`,
    });
  });

  const { code } = await bundleInline('components/analytics/analytics.inline.ts');
  const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`;
  const policy = metaPolicy({
    scriptHashes: [hash],
    styleHash: '',
    connectOrigins: analyticsOrigins(analytics),
  });
  const [, sources = ''] = /script-src 'strict-dynamic'(.*?);/.exec(policy) ?? [];
  const [, connect = ''] = /connect-src (.*?);/.exec(policy) ?? [];
  await page.route(
    ({ pathname }) => pathname.endsWith('/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const script = `<script data-inline='${JSON.stringify(analytics)}'>${code}</script>`;
      const body = (await response.text())
        .replace("'strict-dynamic'", `'strict-dynamic'${sources}`)
        .replace(/connect-src [^;]*/, `connect-src ${connect}`)
        .replace('</body>', () => `${script}</body>`);
      return route.fulfill({ response, body });
    },
  );
  return views;
}

for (const [name, { attributes }] of Object.entries(services)) {
  test(`${name} counts each page once, after it has loaded or by a link`, async ({ page }) => {
    const views = await countWith(page, { src: `${origin}/${name}.js`, attributes });
    const order: string[] = [];
    page.on('load', () => order.push('load'));
    page.on('request', (request) => {
      if (request.url().startsWith(origin)) order.push('counter');
    });
    await page.goto('/');
    await expect.poll(() => views).toEqual(['/']);
    expect(order.slice(0, 2)).toEqual(['load', 'counter']);

    // Links of a hydrated page load no document.
    await hydrate(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents++;
    });
    await page.getByRole('contentinfo').getByRole('link', { name: en.Footer.Button }).click();
    await expect(page).toHaveURL('/contact/');
    await expect.poll(() => views).toEqual(['/', '/contact/']);

    await page.goBack();
    await expect(page.locator('#homeHead')).toBeVisible();
    await expect.poll(() => views).toEqual(['/', '/contact/', '/']);
    expect(documents).toBe(0);

    await page.goto(inOther('/'));
    await expect.poll(() => views).toEqual(['/', '/contact/', '/', inOther('/')]);
    expect(await page.context().cookies()).toEqual([]);
  });
}
