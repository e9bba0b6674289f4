import type { Page } from '@playwright/test';
import { projectRoute } from '@/lib/routes';
import { expectAccessible } from './axe';
import { deepRoute, hydrate, inOther, pages, unknownId, words } from './site';
import { expect, test } from './test';

const texts = words.Contact;

/** At both widths, and as far as colours go in both lights and in the visitor's own palette. */
async function expectAccessibleEverywhere(page: Page, state: string) {
  await expectAccessibleAt(390, page, state);
  await expectAccessibleAt(1280, page, state);
}

async function expectAccessibleAt(width: 390 | 1280, page: Page, state: string) {
  await page.setViewportSize({ width, height: 800 });
  for (const [colorScheme, forcedColors] of [
    ['light', 'none'],
    ['dark', 'none'],
    // A palette knows no width.
    ...(width === 390 ? ([['dark', 'active']] as const) : []),
  ] as const) {
    await page.emulateMedia({ colorScheme, forcedColors });
    await settle(page);
    const name = `${state}, ${width} px, ${colorScheme}, forced colours ${forcedColors}`;
    const isFirst = colorScheme === 'light';
    await expectAccessible(page, name, isFirst ? undefined : ['color-contrast']);
  }
}

/** Until no colour is on its way to another. */
async function settle(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

// What looks the page over is put into it as a script, which the page's own policy refuses.
test.use({ bypassCSP: true });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const { path } of pages) {
  test(`${path} is accessible, before and after its scripts have come`, async ({ page }) => {
    test.slow();
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessibleAt(390, page, `${path}, before`);
    await hydrate(page);
    await expectAccessibleAt(1280, page, path);
  });
}

test('so is the open menu', async ({ page }) => {
  test.slow();
  await page.goto(inOther(deepRoute), { waitUntil: 'networkidle' });
  await hydrate(page);
  await page.getByRole('button', { name: words.Menu.Open }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleEverywhere(page, 'menu');
});

test('so is the form with errors, and once sent', async ({ page }) => {
  test.slow();
  await page.goto(inOther('/contact/'), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: texts.Submit }).click();
  await expect(page.getByText(texts.EmailError)).toBeVisible();
  await expectAccessibleEverywhere(page, 'errors');
  // The message goes after five seconds.
  await page.clock.install();
  await send(page, '200');
  await page.clock.fastForward(3000);
  await expect(page.getByText(texts.Success)).toBeVisible();
  await expectAccessibleEverywhere(page, 'sent');
});

test('so is a message that failed', async ({ page }) => {
  test.slow();
  await page.goto(inOther('/contact/'), { waitUntil: 'networkidle' });
  await send(page, '503');
  await expect(page.getByText(texts.Faults.Server)).toBeVisible({ timeout: 10_000 });
  await expectAccessibleEverywhere(page, 'failed');
});

test('so is the page for what is not there', async ({ page }) => {
  test.slow();
  await page.goto(inOther(projectRoute(unknownId)));
  await expect(page.getByRole('link', { name: words.NotFound.Projects })).toBeVisible();
  await expectAccessibleEverywhere(page, '404');
});

/** @param answer how `tests/emailjs-double.ts` answers */
async function send(page: Page, answer: string) {
  await page.getByLabel(texts.Name, { exact: true }).fill(`Leyla [${answer}] ${Math.random()}`);
  await page.getByLabel(texts.Email).fill('leyla@example.com');
  await page.getByLabel(texts.Service).selectOption(texts.Service1);
  await page.getByLabel(texts.Message).fill('Salam!');
  await page.getByRole('button', { name: texts.Submit }).click();
}
