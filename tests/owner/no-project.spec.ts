import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { en } from '../texts';
import { makeCopy, pagesOf, removeLanguage, runIn, served } from './copy';

test('a site of no project and one language says so, and leads to the contact page', async ({
  page,
}) => {
  const root = makeCopy('none', 0);
  removeLanguage(root, 'az');
  await runIn(root, 'scripts/build.ts');

  expect(pagesOf(root)).toEqual(['/', '/contact/', '/project/']);
  const left = readdirSync(join(root, 'out'), { recursive: true, encoding: 'utf8' });
  expect(left.filter((file) => /(^|\/)_(\.|$)/.test(file))).toEqual([]);
  for (const file of ['sitemap.xml', 'llms.txt', 'feed.xml', 'index.html', 'project/index.html']) {
    expect(readFileSync(join(root, 'out', file), 'utf8'), file).not.toMatch(/\/(project\/)?_\//);
  }

  await served(root, async (origin) => {
    for (const path of ['/', '/project/']) {
      await page.goto(origin + path);
      await expect(page.getByText(en.Project.Empty)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: en.Menu.Language })).toHaveCount(0);
      await page.locator('main').getByRole('link', { name: en.Footer.Button }).click();
      await expect(page).toHaveURL(`${origin}/contact/`);
    }
    const response = await page.goto(`${origin}/project/1/`);
    expect(response?.status()).toBe(404);
  });
});
