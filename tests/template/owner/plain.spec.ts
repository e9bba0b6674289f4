import { localizeRoute } from '@/lib/routes';
import { hasReact, isHydrated } from '../../browser/site';
import { expect, test } from '../../browser/test';
import { az } from '../../languages';
import { messages } from '../../texts';
import { readLayout } from '../layout';
import { addOwnFiles, expectOwnFiles, makeCopy, runIn, served } from './copy';

test('pages as Next exports them hydrate, have the layout of the others, and keep to the policy for hosts', async ({
  page,
}) => {
  const root = makeCopy('plain');
  addOwnFiles(root);
  await runIn(root, 'scripts/build.ts', ['--plain']);
  expectOwnFiles(root);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  const { Contact, Footer, NotFound } = messages[az];

  await served(root, async (origin) => {
    const visit = async (route: string) => {
      await page.goto(origin + localizeRoute(route, az));
      await page.waitForFunction(hasReact);
      await page.waitForFunction(isHydrated);
    };
    for (const route of ['/', '/project/', '/project/1/']) {
      await page.goto(localizeRoute(route, az));
      await page.evaluate(() => document.fonts.ready);
      const layout = await readLayout(page);
      await visit(route);
      await expect.poll(() => readLayout(page)).toEqual(layout);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: Footer.Button }).click();
    await expect(page).toHaveURL(origin + localizeRoute('/contact/', az));
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(Contact.Title);
    await visit('/contact/');
    await page.locator('[type=submit]').click();
    const name = page.getByLabel(Contact.Name, { exact: true });
    await expect(name).toHaveAttribute('aria-invalid', 'true');

    await visit('/nothing/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NotFound.Title);
  });
  // React reports a page that differs from what it renders as an error.
  expect(errors).toEqual([]);
});
