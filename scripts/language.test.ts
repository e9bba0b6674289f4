/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeContent } from '@/tests/fixture';

let root: string;
const codesFile = 'lib/i18n/locales.ts';
const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeEach(async () => {
  root = await makeContent(['07-ledger']);
  rmSync(join(root, 'lib'));
  for (const folder of ['lib', 'scripts', 'package.json']) {
    cpSync(folder, join(root, folder), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  // The checkout may have other languages than the fixture.
  const codes = read(codesFile).replace(/\[.*\] as const/, "['az', 'en'] as const");
  writeFileSync(join(root, codesFile), codes);
});

afterEach(() => rmSync(root, { recursive: true }));

/** Runs the command. @returns what it prints */
function language(...args: string[]): string {
  const command = [resolve('node_modules/tsx/dist/cli.mjs'), 'scripts/language.ts', ...args];
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  return stdout + stderr;
}

test('a language that is added has the English wording, each text behind a TODO', () => {
  expect(language('add', 'es')).toContain('Added Spanish.');
  expect(read(codesFile)).toContain("locales = ['az', 'en', 'es'] as const");
  expect(read('messages/es.json').replaceAll('"TODO: ', '"')).toBe(read('messages/en.json'));
  const { Home, Footer } = JSON.parse(read('messages/es.json'));
  expect(Home.Head).toMatch(/^TODO: /);
  expect(Home.Location).toBe('{location}');
  expect(Footer.Copyright).toBe('© <year></year> {name}');
});

test('a translation that is there already is kept', () => {
  writeFileSync(join(root, 'messages/es.json'), '{}');
  language('add', 'es');
  expect(read('messages/es.json')).toBe('{}');
});

test('a language is removed with its file and every entry in data/', () => {
  expect(language('remove', 'az')).toMatch(/^Removed Azerbaijani/);
  expect(read(codesFile)).toContain("locales = ['en'] as const");
  expect(existsSync(join(root, 'messages/az.json'))).toBe(false);
  expect(existsSync(join(root, 'data/projects/07-ledger/az.md'))).toBe(false);
  for (const file of ['owner.json', 'scenes.json']) {
    expect(read(`data/${file}`)).toContain('"en"');
    expect(read(`data/${file}`)).not.toContain('"az"');
  }
});

test.each([
  ['add xx', "'xx' is not an ISO 639 code"],
  ['add az', "The site has 'az' already"],
  ['remove en', "'en' stays"],
  ['remove de', "The site has no 'de': it has az, en"],
  ['add', 'npm run language -- add es'],
  ['rename az de', 'npm run language -- add es'],
])('%s changes nothing and says why', (args, message) => {
  const before = read(codesFile);
  expect(language(...args.split(' '))).toContain(message);
  expect(read(codesFile)).toBe(before);
  expect(existsSync(join(root, 'messages/az.json'))).toBe(true);
});
