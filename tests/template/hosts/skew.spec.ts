import { renameSync, symlinkSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fillForm, holdFiles, hydrate, messagesOf } from '../../browser/site';
import { expect, test } from '../../browser/test';
import { az } from '../../languages';
import { en, messages } from '../../texts';
import { hosts, sites } from './hosts';
import { nextTitle } from './sites';

// A deploy removes all files of the old build while its page is open.

// The tests replace one folder.
test.describe.configure({ mode: 'serial' });

const host = hosts.find(({ deployed }) => deployed);
const origin = host?.origin ?? '';
const texts = en.Contact;

function deploy(site: string) {
  const link = host?.site ?? '';
  symlinkSync(site, `${link}.new`);
  renameSync(`${link}.new`, link);
}

/** Failed requests for removed files are expected; errors of scripts are not. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test.beforeEach(() => deploy(sites.root));

for (const hydrated of [true, false]) {
  test.describe(
    hydrated ? 'a page whose scripts run' : 'a page whose scripts have not loaded',
    () => {
      async function open(page: Page, path: string) {
        // The contact page requests its scripts by itself.
        const release = await holdFiles(page);
        if (hydrated) release();
        await page.goto(origin + path);
        if (hydrated) await hydrate(page);
        deploy(sites.next);
        release();
      }

      test('leads on to the pages of the new build', async ({ page }) => {
        const errors = watchErrors(page);
        await open(page, '/');
        await page.getByRole('contentinfo').getByRole('link', { name: en.Footer.Button }).click();
        await expect(page).toHaveURL(`${origin}/contact/`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(nextTitle);
        // The next page works as usual.
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
        await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
          messages[az].Contact.Title,
        );
        expect(errors).toEqual([]);
      });

      test('sends a message', async ({ page }) => {
        const name = `Leyla ${hydrated} ${Date.now()}`;
        await open(page, '/contact/');
        await fillForm(page, texts, name);
        await page.getByRole('button', { name: texts.Submit }).click();
        if (!hydrated) {
          // Its scripts are gone: it reports this, and keeps the message for the page of the new build.
          await expect(page.getByText(texts.Faults.Later)).toBeVisible();
          await page.reload();
          await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(nextTitle);
          await expect(page.getByLabel(texts.Message)).toHaveValue('Salam!');
          await page.getByRole('button', { name: texts.Submit }).click();
        }
        await expect(page.getByText(texts.Success)).toBeVisible();
        expect(await messagesOf(name)).toHaveLength(1);
      });
    },
  );
}
