import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { edit, makeCopy, removeLanguage, runIn, writeJson } from './copy';

type Texts = Record<string, Record<string, string>>;

const folder = 'tests/owner/content';
/** The sample's owner and city, in part as well. */
const names = ['Aygün', 'Şəfəq', 'Baku', 'Bakı', 'aygun', 'shafag', '+994'];

test('a checkout passes its tests after its owner, a language and a text have changed', async () => {
  const root = makeCopy('moved');
  rmSync(join(root, 'data'), { recursive: true });
  cpSync(join(folder, 'data'), join(root, 'data'), { recursive: true });
  const own: Texts = JSON.parse(readFileSync(join(folder, 'messages/en.json'), 'utf8'));
  edit<Texts>(root, 'messages/en.json', (texts) => {
    for (const [group, words] of Object.entries(own)) Object.assign(texts[group] ?? {}, words);
    for (const key of ['Service1', 'Service5']) Object.assign(texts.Contact ?? {}, { [key]: key });
  });
  removeLanguage(root, 'az');
  expect(await runIn(root, 'scripts/check.ts')).not.toContain('is from the sample');

  edit<Texts>(root, 'messages/en.json', (texts) => {
    delete texts.Menu?.Open;
    delete texts.NotFound;
  });
  const listed = await runIn(root, 'scripts/check.ts');
  expect(listed).toContain('messages/en.json: Menu.Open is missing: pages show its key');
  expect(listed).toContain('messages/en.json: NotFound.Title is missing');

  // The unit tests that read the checkout's languages, content or messages.
  await runIn(root, 'node_modules/jest/bin/jest.js', [
    '--config',
    'tests/jest.config.mjs',
    'components',
    'lib/(i18n|routes)',
    'scripts/(build.test|check|content/(fonts|read)|new-project)',
  ]);
  // Builds the copy.
  const specs = ['shell', 'screen-reader', 'not-found', 'cv', 'language'];
  await runIn(root, 'tests/run.ts', ['browser', ...specs.map((name) => `${name}.spec.ts`)]);
  for (const file of readdirSync(join(root, 'out'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|txt|md|xml|webmanifest)$/.test(file)) continue;
    const text = readFileSync(join(root, 'out', file), 'utf8');
    expect(
      names.filter((name) => text.includes(name)),
      file,
    ).toEqual([]);
  }

  // The text is put back: what the last build left does not stand in its way.
  writeJson(root, 'messages/en.json', JSON.parse(readFileSync('messages/en.json', 'utf8')));
  await runIn(root, 'scripts/build.ts');
});
