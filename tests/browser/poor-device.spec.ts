import type { Page } from '@playwright/test';
import { projectRoute } from '@/lib/routes';
import { en } from '../texts';
import { inOther, projects, words } from './site';
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
  // Only a hang may reach this limit.
  test.setTimeout(180_000);
  await slowDown(page);
});

test('a project can be found', async ({ page }) => {
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

test('a message can be sent, even if it is written before the scripts load', async ({ page }) => {
  const texts = words.Contact;
  await page.goto(inOther('/contact/'), { waitUntil: 'domcontentloaded' });
  await page.getByLabel(texts.Name, { exact: true }).fill(`Leyla ${Math.random()}`);
  await page.getByLabel(texts.Email).fill('leyla@example.com');
  await page.getByLabel(texts.Service).selectOption(texts.Service1);
  await page.getByLabel(texts.Message).fill('Salam!');
  await page.getByRole('button', { name: texts.Submit }).tap();
  await expect(page.getByText(texts.Success)).toBeVisible({ timeout: 45_000 });
});
