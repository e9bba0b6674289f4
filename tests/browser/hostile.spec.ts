import type { Frame, Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { checkHtml } from '@/scripts/content/html';
import { addressVectors } from '../hostile/address-vectors';
import { contentVectors } from '../hostile/content-vectors';
import { deepRoute, hydrate, inOther } from './site';
import { expect, test } from './test';

declare global {
  interface Window {
    /** Names of the frames that something ran in; empty for the page itself. */
    executed: Set<string>;
  }
}

/** Runs in every frame before anything else. */
function listen() {
  const top = window.top ?? window;
  if (window === top) window.executed = new Set();
  const mark = () => {
    let frame: Window = window;
    while (frame !== top && frame.parent !== top) frame = frame.parent;
    top.executed.add(frame.name);
  };
  Object.assign(window, { alert: mark, confirm: mark, prompt: mark });
}

/** Does what a visitor could do to each element, in each frame. */
async function useAll() {
  for (const frame of document.querySelectorAll('iframe')) {
    for (const element of frame.contentDocument?.querySelectorAll('*') ?? []) {
      const handled = element
        .getAttributeNames()
        .flatMap((name) => /^on(.+)/.exec(name)?.[1] ?? []);
      for (const kind of new Set([...handled, 'click'])) {
        element.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }));
      }
    }
  }
}

/**
 * Puts each text into a frame of its own, in a page without a policy.
 * @returns those that ran something or asked `evil.example` for something
 */
async function tryOut(page: Page, texts: string[]): Promise<string[]> {
  const found = new Set<string>();
  await page.route(/^https?:\/\/(?!localhost)/, (route) => {
    const request = route.request();
    let frame: Frame = request.frame();
    for (let up = frame.parentFrame(); up?.parentFrame(); up = up.parentFrame()) frame = up;
    if (new URL(request.url()).host === 'evil.example') found.add(frame.name());
    // Whoever was to leave stays.
    return route.fulfill({ status: 204 });
  });
  await page.route('**/hostile', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hostile</title>' }),
  );
  await page.addInitScript(listen);
  await page.goto('/hostile');
  await page.evaluate((all) => {
    for (const [index, srcdoc] of all.entries()) {
      const name = String(index);
      document.body.append(Object.assign(document.createElement('iframe'), { name, srcdoc }));
    }
  }, texts);
  // A frame that has gone elsewhere has no document to be asked for.
  const settled = () =>
    [...document.querySelectorAll('iframe')].every(
      ({ contentDocument }) => (contentDocument?.readyState ?? 'complete') === 'complete',
    );
  await page.waitForFunction(settled);
  await page.evaluate(useAll);
  await page.waitForTimeout(1000);
  for (const name of await page.evaluate(() => [...window.executed])) found.add(name);
  return [...found].map((name) => texts[Number(name)] ?? name);
}

test('no HTML of an owner runs or loads anything once it was checked, even without a policy', async ({
  page,
}) => {
  const checked = Object.values(contentVectors).map((group) =>
    group.map((vector) => checkHtml(vector).html).join('\n'),
  );
  expect(checked.join('').length).toBeGreaterThan(1000);
  expect(await tryOut(page, checked)).toEqual([]);
});

test('unchecked, it does', async ({ page }) => {
  const some = [
    '<script>alert(1)</script>',
    '<img src=x onerror=&#97;&#108;&#101;&#114;&#116;&#40;1&#41;>',
    '<p onmouseover="alert(1)">a</p>',
    '<a href="java&Tab;script:alert(1)">a</a>',
    '<a href="/\\evil.example">a</a>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<svg><a xlink:href="javascript:alert(1)"><text y="20">a</text></a></svg>',
    '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
    '<p style="background:url(//evil.example/a.png)">a</p>',
  ];
  expect(Object.values(contentVectors).flat()).toEqual(expect.arrayContaining(some));
  expect((await tryOut(page, some)).sort()).toEqual(some.sort());
});

const { lng, query, hash, path } = addressVectors;
const everyPage = [routes.home, inOther(deepRoute), routes.contact];
/** What nothing reads goes into one address. `lng` is read before any script is loaded, so that React need not come. */
const visits = [
  ...lng.map((each, index) => ({
    address: `${everyPage[index % 3]}${each}${hash[index % hash.length]}`,
    whole: false,
  })),
  ...everyPage.map((page) => ({ address: `${page}?${query.join('&')}`, whole: true })),
  ...path.map((address) => ({ address, whole: true })),
];
const batches = 8;

/** Where a page shows what its address brought, but for links to the same site. */
function reflections(): string[] {
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => `${name}=${value}`),
  );
  return [document.documentElement.textContent ?? '', ...attributes].filter(
    (each) => /alert\(|alert%28|evil\.example/.test(each) && !/^href=\/(?!\/)/.test(each),
  );
}

for (let batch = 0; batch < batches; batch += 1) {
  test(`no address of a stranger runs, shows or leads to anything: ${batch + 1} of ${batches}`, async ({
    page,
    baseURL,
  }) => {
    const outside: string[] = [];
    await page.route(/^https?:\/\/(?!localhost)/, (route) => {
      outside.push(route.request().url());
      return route.fulfill({ status: 204 });
    });
    await page.route('**/media/**', (route) => route.fulfill({ status: 204 }));
    await page.addInitScript(listen);
    for (const { address, whole } of visits.filter((_, index) => index % batches === batch)) {
      await page.goto(baseURL + address, { waitUntil: 'domcontentloaded' });
      if (whole) {
        await hydrate(page);
        await page.evaluate((all) => {
          for (const each of all) location.hash = each;
        }, hash);
      }
      expect(outside, address).toEqual([]);
      expect(new URL(page.url()).origin, address).toBe(baseURL);
      expect(await page.evaluate(() => window.executed.size), address).toBe(0);
      expect(await page.evaluate(reflections), address).toEqual([]);
    }
  });
}
