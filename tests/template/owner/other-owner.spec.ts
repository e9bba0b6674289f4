import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Messages } from 'next-intl';
import { exportedPaths } from '../../browser/site';
import { editJson } from '../../edit-json';
import { en } from '../../texts';
import { makeCopy, removeLanguage, runIn, served, writeJson } from './copy';

const folder = 'tests/fixture';
/** Names in the sample, which the new site must not contain. */
const names = ['Aygün', 'Şəfəq', 'Baku', 'Bakı', 'aygun', 'shafag', '+994'];

// The second test changes the copy of the first.
test.describe.configure({ mode: 'serial' });
let root: string;

test('a checkout passes its tests after its owner and its languages have changed', async () => {
  root = makeCopy('other-owner');
  rmSync(join(root, 'data'), { recursive: true });
  cpSync(join(folder, 'data'), join(root, 'data'), { recursive: true });
  const file = join(root, 'messages/en.json');
  const own: Messages = JSON.parse(readFileSync(join(folder, 'messages/en.json'), 'utf8'));
  for (const [group, words] of Object.entries(own)) {
    for (const [key, text] of Object.entries(words)) editJson(file, `${group}.${key}`, text);
  }
  for (const key of ['Service1', 'Service5']) editJson(file, `Contact.${key}`, key);
  removeLanguage(root, 'az');
  expect(await runIn(root, 'scripts/check.ts')).not.toContain('is from the sample');

  // The unit tests that read the checkout's languages, content or messages.
  await runIn(root, 'node_modules/jest/bin/jest.js', [
    '--config',
    'tests/jest.config.mjs',
    'components',
    'lib/(i18n|routes)',
    'scripts/(build.test|new-project|content/fonts)',
  ]);
  // Builds the copy.
  const specs = ['shell', 'screen-reader', 'not-found', 'cv'];
  await runIn(root, 'tests/run.ts', ['browser', ...specs.map((name) => `${name}.spec.ts`)]);
  for (const file of readdirSync(join(root, 'out'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|txt|md|xml|webmanifest)$/.test(file)) continue;
    const text = readFileSync(join(root, 'out', file), 'utf8');
    expect(
      names.filter((name) => text.includes(name)),
      file,
    ).toEqual([]);
  }
});

test('a site of no project and one language says so, and shows the keys of texts that it lacks', async ({
  page,
}) => {
  rmSync(join(root, 'data/projects'), { recursive: true });
  writeJson(root, 'messages/en.json', JSON.parse(readFileSync('messages/en.json', 'utf8')));
  for (const key of ['Menu.Open', 'NotFound']) {
    editJson(join(root, 'messages/en.json'), key, undefined);
  }
  const output = await runIn(root, 'scripts/build.ts');

  for (const key of ['Menu.Open', 'NotFound.Title']) {
    expect(output).toContain(`messages/en.json: ${key} is missing: pages show its key`);
  }
  expect(exportedPaths(root)).toEqual(['/', '/contact/', '/project/']);
  const files = readdirSync(join(root, 'out'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /(^|\/)_(\.|$)/.test(file))).toEqual([]);
  for (const file of ['sitemap.xml', 'llms.txt', 'feed.xml', 'index.html', 'project/index.html']) {
    expect(readFileSync(join(root, 'out', file), 'utf8'), file).not.toMatch(/\/(project\/)?_\//);
  }

  await served(root, async (origin) => {
    for (const path of ['/', '/project/']) {
      await page.goto(origin + path);
      await expect(page.getByText(en.Project.Empty)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: en.Menu.Language })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Menu.Open' })).toBeVisible();
      await page.locator('main').getByRole('link', { name: en.Footer.Button }).click();
      await expect(page).toHaveURL(`${origin}/contact/`);
    }
    expect((await page.goto(`${origin}/project/1/`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('NotFound.ProjectTitle');
  });
});
