import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { homeProjects } from '@/lib/constants';
import en from '@/messages/en.json' with { type: 'json' };
import { repeatProjects } from '@/scripts/checkout';
import { makeCopy, pagesOf, removeLanguage, runIn, served } from './copy';

test('a site of no project and one language says so, and leads to the contact page', async ({
  page,
}) => {
  const root = makeCopy('none');
  repeatProjects(root, 0);
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

test('a site of 200 projects shows each, and the first of them at home', async ({ page }) => {
  const count = 200;
  const root = makeCopy('many');
  repeatProjects(root, count);
  await runIn(root, 'scripts/build.ts');

  expect(pagesOf(root).filter((path) => path.startsWith('/project/'))).toHaveLength(count + 1);
  await served(root, async (origin) => {
    await page.goto(`${origin}/project/`);
    await expect(page.getByRole('article')).toHaveCount(count);
    await page.goto(`${origin}/az/project/${count}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(origin);
    await expect(page.getByRole('article')).toHaveCount(homeProjects);
    await page.getByRole('link', { name: String(count) }).click();
    await expect(page).toHaveURL(`${origin}/project/`);
  });
});
