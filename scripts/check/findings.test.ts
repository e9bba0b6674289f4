/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editFacts, editJson } from '@/tests/edit-json';
import { makeContent } from '@/tests/fixture';
import { readContent } from '../read/read';
import { formatProblem } from '../util/problem';
import { findUnfinished } from './findings';

let root: string;
const env = process.env;
const project = 'data/projects/07-ledger/en.md';

beforeEach(async () => {
  root = await makeContent(['07-ledger']);
  process.env = { ...env, NEXT_PUBLIC_SITE_URL: 'https://me.example' };
  for (const key of ['SERVICE_ID', 'TEMPLATE_ID', 'PUBLIC_KEY']) {
    process.env[`NEXT_PUBLIC_EMAILJS_${key}`] = 'abc';
  }
});

afterEach(() => {
  rmSync(root, { recursive: true });
  process.env = env;
});

async function findings(): Promise<string[]> {
  return findUnfinished(root, await readContent(root)).map(formatProblem);
}

test('complete content of another owner has no findings', async () => {
  expect(await findings()).toEqual([]);
});

test.each<[file: string, path: string, value: unknown, finding: string]>([
  ['data/owner.json', 'location.az', undefined, 'location.az is missing: pages show the English'],
  [project, 'job.Engineer', 'TODO: what', 'job.Engineer still has a TODO'],
  [project, 'link', 'https://example.com/#fener', 'link is from the sample'],
  ['data/owner.json', 'cv.az', undefined, 'cv.az is missing: the button opens the English PDF'],
  ['messages/az.json', 'Home.Head', undefined, 'Home.Head is missing: pages show its key'],
])('%s: %s as %j', async (file, path, value, finding) => {
  (file.endsWith('.md') ? editFacts : editJson)(join(root, file), path, value);
  expect(await findings()).toEqual([expect.stringContaining(`${file}: ${finding}`)]);
});

test('content that no section shows is named', async () => {
  writeFileSync(join(root, 'data/site.json'), JSON.stringify({ home: ['projects'] }));
  const names = ['imageSection', 'about', 'carousel'];
  expect(await findings()).toEqual(
    names.map((name) => expect.stringContaining(`data/site.json: home does not list ${name}`)),
  );
});

test('a site without a CV is complete', async () => {
  editJson(join(root, 'data/owner.json'), 'cv', undefined);
  expect(await findings()).toEqual([]);
});

test('missing settings are listed', async () => {
  process.env = { NODE_ENV: 'test' };
  expect(await findings()).toEqual([
    expect.stringContaining('.env.local: NEXT_PUBLIC_EMAILJS_SERVICE_ID is not set'),
    expect.stringContaining('.env.local: NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is not set'),
    expect.stringContaining('.env.local: NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set'),
    expect.stringContaining('.env.local: NEXT_PUBLIC_SITE_URL is not set'),
  ]);
});

test('a form that opens the mail program needs no keys', async () => {
  editJson(join(root, 'data/contacts.json'), 'form', 'mail');
  process.env = { NODE_ENV: 'test', NEXT_PUBLIC_SITE_URL: 'https://me.example' };
  expect(await findings()).toEqual([]);
});
