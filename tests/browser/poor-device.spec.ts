import type { Page } from '@playwright/test';
import { projectRoute } from '@/lib/routes';
import { en } from '../texts';
import { deepRoute, inOther, isBilingual, languageName, other, projects, words } from './site';
import { expect, test } from './test';

test.use({ viewport: { width: 320, height: 480 }, hasTouch: true, isMobile: true });

/** Chrome's own "slow 3G" and a processor of a sixth of the speed. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

test.beforeEach(async ({ page }) => {
  // A bound for what hangs, not for what is slow.
  test.setTimeout(180_000);
  await slowDown(page);
});

test('a project is found', async ({ page }) => {
  const wanted = projects[1] ?? projects[0];
  if (!wanted) return test.skip();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: en.Menu.Open }).tap();
  await page.getByRole('dialog').getByRole('link', { name: en.Menu.Project }).tap();
  await expect(page).toHaveURL('/project/', { timeout: 20_000 });
  await page
    .getByRole('link', { name: wanted.littleName?.en ?? wanted.name.en })
    .first()
    .tap();
  await expect(page).toHaveURL(projectRoute(wanted.id), { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the language and the light are changed', async ({ page }) => {
  test.skip(!isBilingual, 'one language');
  await page.goto(deepRoute, { waitUntil: 'domcontentloaded' });
  const lamp = page.getByRole('banner').getByRole('button', { name: en.Shell.Lamp });
  await lamp.tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
  await page
    .getByRole('banner')
    .getByRole('link', { name: languageName(other) })
    .tap();
  await expect(page).toHaveURL(inOther(deepRoute), { timeout: 20_000 });
});

test('a message is sent, though it is written before the scripts have come', async ({ page }) => {
  const texts = words.Contact;
  await page.goto(inOther('/contact/'), { waitUntil: 'domcontentloaded' });
  await page.getByLabel(texts.Name, { exact: true }).fill(`Leyla ${Math.random()}`);
  await page.getByLabel(texts.Email).fill('leyla@example.com');
  await page.getByLabel(texts.Service).selectOption(texts.Service1);
  await page.getByLabel(texts.Message).fill('Salam!');
  await page.getByRole('button', { name: texts.Submit }).tap();
  await expect(page.getByText(texts.Success)).toBeVisible({ timeout: 45_000 });
});
