/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { makeContent, useCheckoutLanguages } from '@/tests/fixture';
import { findUnfinished } from './check/findings';
import { readContent } from './read/read';

// The command uses the checkout's languages.
jest.unmock('@/lib/i18n/locales');

const languages = (root: string) => useCheckoutLanguages(root).filter((code) => code !== 'en');

test.each([
  [[], '08-balli-cay', ['detail', 'alt', 'line 10']],
  [['--study'], '08-balli-cay', ['role', 'job["Front-End Developer"]', 'line 28']],
])('the new project is valid, and check lists its texts: %j', async (options, folder, fields) => {
  const root = await makeContent(['07-ledger']);
  const others = languages(root);
  const cover = join(root, 'data/projects/07-ledger/cover.webp');
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  const args = [tsx, resolve('scripts/new-project.ts'), 'Ballı Çay', '--cover', cover, ...options];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(stdout).toContain(`Created data/projects/${folder}/`);

  expect(readFileSync(join(root, `data/projects/${folder}/cover.webp`))).toEqual(
    readFileSync(cover),
  );
  const content = await readContent(root);
  expect(content.projects[1]).toMatchObject({
    id: 8,
    name: { en: 'Ballı Çay' },
    image: { file: `data/projects/${folder}/cover.webp` },
  });
  const listed = findUnfinished(root, content).map(
    ({ file, field }) => `${basename(file)} ${field}`,
  );
  expect(listed).toEqual(
    expect.arrayContaining([
      ...fields.map((field) => `en.md ${field}`),
      ...others.map((code) => `${code}.md `),
    ]),
  );
  rmSync(root, { recursive: true });
});
