/** @jest-environment node */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeContent } from '@/tests/fixture';
import { prepare } from './prepare';

let root: string;

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  // A page shows the key of a text that it lacks, and only warns.
  jest.spyOn(console, 'warn').mockImplementation((warning: string) => {
    const [, locale] = /\((.+)\)/.exec(warning) ?? [];
    throw new Error(`tests/fixture/messages/${locale}.json: ${warning}`);
  });
  root = await makeContent(['07-ledger']);
});

afterAll(() => rmSync(root, { recursive: true }));

/** The contents of the published folder; the keys are file names. */
function published(): Record<string, string> {
  const media = join(root, 'public/media');
  return Object.fromEntries(
    readdirSync(media).map((file) => [file, readFileSync(join(media, file), 'base64')]),
  );
}

test('a new PDF replaces the published CV', async () => {
  await prepare(root);
  const isCv = (file: string) => file.startsWith('cv-');
  const before = Object.keys(published()).filter(isCv);
  expect(before).toHaveLength(2);

  writeFileSync(join(root, 'data/owner/cv-en.pdf'), '%PDF-1.7 new');
  await prepare(root);
  const after = Object.keys(published()).filter(isCv);
  expect(after).toHaveLength(2);
  expect(after).not.toContain(before.find((file) => file.startsWith('cv-en')));
});

test('the next build removes what no content uses, and makes what is missing', async () => {
  await prepare(root);
  writeFileSync(join(root, 'public/media/202401151234.jpg'), 'of the owner');
  const before = published();
  const picture = Object.keys(before).find((file) => file.endsWith('-32.avif')) ?? '';
  const write = (file: string) => writeFileSync(join(root, 'public/media', file), 'stale');
  for (const kind of ['cv-en', 'icon', 'icon-maskable-192', 'logos', 'share']) {
    write(`${kind}-0123456789ab.png`);
  }
  write(picture.replace('-32.', '-640.'));
  rmSync(join(root, 'public/media', picture));
  // An owner's own file.
  write('photo.jpg');

  await prepare(root);
  const { 'photo.jpg': own, ...made } = published();
  expect(made).toEqual(before);
  expect(own).toBeDefined();
});
