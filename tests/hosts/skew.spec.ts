import { renameSync, symlinkSync } from 'node:fs';
import type { Page } from '@playwright/test';
import az from '@/messages/az.json' with { type: 'json' };
import { hydrate } from '../browser/site';
import { expect, test } from '../browser/test';
import { en } from '../texts';
import { hosts, sites } from './hosts';
import { nextTitle } from './sites';

// The worst deploy there is: nothing of the old build is left while its page is still open.

// They exchange one folder.
test.describe.configure({ mode: 'serial' });

const host = hosts.find(({ deployed }) => deployed);
const origin = host?.origin ?? '';
const texts = en.Contact;

function deploy(site: string) {
  const link = host?.site ?? '';
  symlinkSync(site, `${link}.new`);
  renameSync(`${link}.new`, link);
}

/** What a deploy takes away is asked for and not found: the browser says so. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

async function write(page: Page, name: string) {
  await page.getByLabel(texts.Name, { exact: true }).fill(name);
  await page.getByLabel(texts.Email).fill('leyla@example.com');
  await page.getByLabel(texts.Service).selectOption(texts.Service2);
  await page.getByLabel(texts.Message).fill('A shop for honey.');
}

test.beforeEach(() => deploy(sites.root));

for (const moved of [true, false]) {
  test.describe(
    moved ? 'a page whose scripts run' : 'a page whose scripts have yet to come',
    () => {
      async function open(page: Page, path: string) {
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        if (moved) await hydrate(page);
        deploy(sites.next);
      }

      test('leads on to the pages of the new build', async ({ page }) => {
        const errors = watchErrors(page);
        await open(page, '/');
        await page.getByRole('contentinfo').getByRole('link', { name: en.Footer.Button }).click();
        await expect(page).toHaveURL(`${origin}/contact/`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextTitle);
        // From there on all is as ever.
        await hydrate(page);
        await page.getByRole('banner').getByRole('link').first().click();
        await expect(page).toHaveURL(`${origin}/`);
        await expect(page.locator('#homeHead')).toBeVisible();
        expect(errors).toEqual([]);
      });

      test('changes the language', async ({ page }) => {
        const errors = watchErrors(page);
        await open(page, '/contact/');
        await page.getByRole('button', { name: en.Menu.Open }).click();
        await page.getByRole('dialog').locator('a[data-locale=az]').click();
        await expect(page).toHaveURL(`${origin}/az/contact/`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(az.Contact.Title);
        expect(errors).toEqual([]);
      });

      test('sends a message', async ({ page, request }) => {
        const name = `Leyla ${moved} ${Date.now()}`;
        await open(page, '/contact/');
        await write(page, name);
        await page.getByRole('button', { name: texts.Submit }).click();
        if (!moved) {
          // Its scripts are gone: it says so, keeps the message, and comes anew on request.
          const fault = page.getByRole('alert').filter({ hasText: texts.Faults.Library });
          await fault.getByRole('link', { name: texts.Reload }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextTitle);
          await expect(page.getByLabel(texts.Message)).toHaveValue('A shop for honey.');
          await page.getByRole('button', { name: texts.Submit }).click();
        }
        await expect(page.getByText(texts.Success)).toBeVisible();
        const double = `http://localhost:${process.env.EMAILJS_PORT}`;
        const sent = await request.get(`${double}/requests?name=${encodeURIComponent(name)}`);
        expect(await sent.json()).toHaveLength(1);
      });
    },
  );
}
