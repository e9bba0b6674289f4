import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import sirv from 'sirv';
import { sendTimeoutMs } from '@/lib/constants.mjs';
import { host } from '@/scripts/util/port.mjs';
import { chunks, hasReact, isHydrated } from './site';
import { expect, test } from './test';

test.describe(() => {
  test.use({ hasTouch: true });

  test('a key, a scroll, a focus and a tap load the scripts', async ({ page }) => {
    for (const move of [
      () => page.keyboard.press('Tab'),
      () => page.evaluate(() => scrollTo(0, 200)),
      () => page.locator('header a').first().focus(),
      () => page.touchscreen.tap(10, 300),
    ]) {
      await page.goto('/');
      const script = page.waitForRequest(chunks);
      await move();
      await script;
    }
  });
});

/** A failed load is retried after a delay, at the next interaction. */
async function hydrateByMoving(page: Page) {
  let x = 200;
  await expect(async () => {
    await page.mouse.move(++x, 200);
    expect(await page.evaluate(isHydrated)).toBe(true);
  }).toPass();
}

const failures: [string, (route: Route) => Promise<void>][] = [
  ['fail', (route) => route.abort()],
  ['are a sign-in page', (route) => route.fulfill({ body: '<h1>Sign in</h1>' })],
];

for (const [how, answer] of failures) {
  test(`scripts that ${how} are requested again`, async ({ page }) => {
    await page.route(chunks, answer);
    await page.goto('/');
    const failed = page.waitForRequest(chunks);
    await page.mouse.wheel(0, 800);
    await failed;
    await page.unrouteAll({ behavior: 'wait' });
    await hydrateByMoving(page);
  });
}

test('a script whose first request gets no answer is requested again', async ({ page }) => {
  const files = sirv('out');
  let stalled: string | undefined;
  // A held route would not do: the browser shares a request that stalls with later scripts of the same URL.
  const server = createServer((request, response) => {
    if (!stalled && /\/_next\/.*\.js$/.test(request.url ?? '')) stalled = request.url;
    else files(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  await page.clock.install();
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await page.evaluate(() => dispatchEvent(new Event('hydrate')));
  await expect.poll(() => stalled).toBeDefined();
  await page.clock.fastForward(sendTimeoutMs);
  await page.evaluate(() => dispatchEvent(new Event('hydrate')));
  await expect.poll(() => page.evaluate(hasReact)).toBe(true);
  server.closeAllConnections();
  server.close();
});
