import type { Browser } from '@playwright/test';

/** Bytes over the wire, compressed: of the first view by what they are, and of the scripts after it. */
type Weight = Record<
  'html' | 'css' | 'js' | 'font' | 'image' | 'other' | 'headers' | 'first view' | 'js moved',
  number
>;

/** The row of the bare app. */
export const floor = 'floor';

const budgets = {
  css: 12_000,
  font: 70_000,
  /** Over the bare app's. */
  'js moved': 20_000,
  'first view': 350_000,
};

/** @returns a line for each budget that a page exceeds */
export function excessOf(weights: Record<string, Weight>): string[] {
  const least = weights[floor]?.['js moved'] ?? 0;
  return Object.entries(weights).flatMap(([path, weight]) =>
    (Object.keys(budgets) as (keyof typeof budgets)[]).flatMap((kind) => {
      const bytes = weight[kind] - (kind === 'js moved' ? least : 0);
      return bytes > budgets[kind] ? [`${path} ${kind}: ${bytes} of ${budgets[kind]} bytes`] : [];
    }),
  );
}

const phone = { width: 390, height: 844 };

/** Weighs a page on a phone: what the first view takes, and the scripts that the visitor's first move adds. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const weight = { html: 0, css: 0, js: 0, font: 0, image: 0, other: 0, headers: 0 };
  const counted: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    counted.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
        weight[kindOf(request.resourceType())] += responseBodySize;
        weight.headers += responseHeadersSize;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(counted);
  const firstView = { ...weight };

  await page.mouse.move(100, 100);
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
  );
  await page.waitForLoadState('networkidle');
  await Promise.all(counted);
  await context.close();
  return {
    ...firstView,
    'first view': Object.values(firstView).reduce((sum, bytes) => sum + bytes),
    'js moved': weight.js,
  };
}

function kindOf(type: string) {
  switch (type) {
    case 'document':
      return 'html' as const;
    case 'stylesheet':
      return 'css' as const;
    case 'script':
      return 'js' as const;
    case 'font':
    case 'image':
      return type satisfies 'font' | 'image';
    default:
      return 'other' as const;
  }
}
