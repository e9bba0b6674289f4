import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { isHydrated } from '../browser/site';

/** Compressed bytes over the network: of the first view by type, and of all scripts once the visitor has moved. */
const types = ['document', 'stylesheet', 'script', 'font', 'image', 'headers', 'other'] as const;
type Weight = Record<(typeof types)[number] | 'first view' | 'scripts moved', number>;

const budgets: Partial<Weight> = {
  // With the page's own styles, about 9,200 of it. It holds for every page, also for those that no browser weighs.
  document: 22_000,
  font: 24_000,
  // A bare app of Next 16.4, one page with one link, has 118,589; framer-motion's part adds 10,000.
  'scripts moved': 150_364,
  'first view': 350_000,
};

/** @returns a line for each budget that a page exceeds */
export function excessOf(weights: Record<string, Weight>): string[] {
  return Object.entries(weights).flatMap(([path, weight]) =>
    (Object.keys(budgets) as (keyof Weight)[]).flatMap((kind) => {
      const budget = budgets[kind] ?? 0;
      return weight[kind] > budget ? [`${path} ${kind}: ${weight[kind]} of ${budget} bytes`] : [];
    }),
  );
}

/** @param folder of compressed pages @returns a line for each document that exceeds its budget */
export function largeDocuments(folder: string): string[] {
  const { document = 0 } = budgets;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html.br'))
    .map((file) => ({ file, size: statSync(join(folder, file)).size }))
    .filter(({ size }) => size > document)
    .map(({ file, size }) => `${file}: ${size} of ${document} bytes`);
}

/** Weighs a page on a phone. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const sum = Object.fromEntries(types.map((type) => [type, 0])) as Weight;
  const counted: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const type = types.find((each) => each === request.resourceType()) ?? 'other';
    const count = request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
      sum[type] += responseBodySize;
      sum.headers += responseHeadersSize;
    });
    counted.push(count);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(counted);
  const firstView = { ...sum };

  await page.mouse.move(100, 100);
  await page.waitForFunction(isHydrated);
  await page.waitForLoadState('networkidle');
  // A request that ends while the page closes has no sizes.
  page.removeAllListeners('requestfinished');
  await Promise.all(counted);
  await context.close();
  return {
    ...firstView,
    'first view': types.reduce((total, type) => total + firstView[type], 0),
    'scripts moved': sum.script,
  };
}
