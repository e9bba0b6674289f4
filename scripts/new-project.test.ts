/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { makeContent, useCheckoutLanguages } from '@/tests/fixture';
import { findUnfinished } from './check/findings';
import { readContent } from './read/read';

// The command uses the checkout's languages.
jest.unmock('@/lib/i18n/locales');

test('the new project is valid, and check lists its texts', async () => {
  const root = await makeContent(['07-ledger']);
  const languages = useCheckoutLanguages(root);
  const cover = join(root, 'data/projects/07-ledger/cover.webp');
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  const args = [tsx, resolve('scripts/new-project.ts'), '--cover', cover];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(stdout).toContain('Created data/projects/08/');

  expect(readdirSync(join(root, 'data/projects'))).toEqual(['07-ledger', '08']);
  expect(readFileSync(join(root, 'data/projects/08/cover.webp'))).toEqual(readFileSync(cover));
  const content = await readContent(root);
  expect(content.projects[1]).toMatchObject({
    id: 8,
    image: { file: 'data/projects/08/cover.webp' },
  });
  const listed = findUnfinished(root, content).map(
    ({ file, field }) => `${basename(file)} ${field}`,
  );
  expect(listed).toEqual(
    expect.arrayContaining([
      ...['project.json name.en', 'project.json alt.image.en', 'project.json job[0].work.en'],
      ...languages.map((code) => `${code}.md line 13`),
    ]),
  );
  rmSync(root, { recursive: true });
});
