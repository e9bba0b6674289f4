/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { editJson } from '@/tests/edit-json';
import { makeContent } from '@/tests/owner/content';
import { drawPlaceholder } from '../new-project/placeholder';
import { findAll } from './find';
import { deadLinkFindings } from './links';
import { readChecked } from './read';
import { marksOf } from './sample';

let root: string;
const env = process.env;
const project = 'data/projects/07-ledger/project.json';

/** A checkout with a form that is connected, and one project. */
beforeEach(() => {
  root = makeContent(['07-ledger']);
  edit(project, 'id', 1);
  const keys = ['SERVICE_ID', 'TEMPLATE_ID', 'PUBLIC_KEY'];
  process.env = {
    ...env,
    NEXT_PUBLIC_SITE_URL: 'https://me.example',
    ...Object.fromEntries(keys.map((key) => [`NEXT_PUBLIC_EMAILJS_${key}`, 'abc'])),
  };
});

afterEach(() => {
  rmSync(root, { recursive: true });
  process.env = env;
});

function edit(file: string, path: string, value: unknown) {
  editJson(join(root, file), path, value);
}

async function findings(record: string[] = []): Promise<string[]> {
  const found = await findAll(await readChecked(root), { record, online: false });
  return found.map(({ file, field, message }) => [file, field, message].join(' | '));
}

test('content that is whole and the owner’s leaves nothing to do', async () => {
  expect(await findings()).toEqual([]);
});

test.each<[file: string, field: string, value: unknown, line: string]>([
  [project, 'name.az', undefined, 'name.az | is missing: English stands in'],
  [project, 'process.en', 'TODO: how', 'process.en | is still to be written'],
  ['data/resume.json', 'basics.label', 'TODO: title', 'basics.label | is still to be written'],
  ['messages/en.json', 'Home.Head', 'TODO: greeting', 'Home.Head | is still to be written'],
  [project, 'link', 'https://example.com/ledger', 'link | leads to example.com'],
  ['data/owner.json', 'location.az', undefined, 'location.az | is missing: English stands in'],
  [
    'data/resume.json',
    'basics.url',
    'http://brandt.test',
    'basics.url | does not begin with https://',
  ],
  [
    'messages/az.json',
    'Home.Head',
    undefined,
    'Home.Head | is missing: pages show its key; in English it is “',
  ],
  ['messages/en.json', 'Home.Head', undefined, 'Home.Head | is missing: pages show its key'],
])('%s: %s as %j', async (file, field, value, line) => {
  edit(file, field, value);
  expect(await findings()).toContainEqual(expect.stringContaining(`${file} | ${line}`));
});

test('a text that is still English is told', async () => {
  const { en } = JSON.parse(readFileSync(join(root, project), 'utf8')).bigDescription;
  edit(project, 'bigDescription.az', en);
  expect(await findings()).toEqual([
    `${project} | bigDescription.az | is the English text: translate it`,
  ]);
});

test('pictures drawn by the scaffold are told', async () => {
  const file = join(root, 'data/projects/07-ledger/image2.webp');
  writeFileSync(file, await drawPlaceholder('#ffc400', 3));
  expect(await findings()).toEqual([
    `${project} | image2 | is a placeholder: put your picture in its place`,
  ]);
});

test('backgrounds on which text could not be read are told', async () => {
  const create = { width: 1600, height: 1000, channels: 3 as const, background: '#888' };
  await sharp({ create }).webp().toFile(join(root, 'data/scenes/grey.webp'));
  for (const light of ['night', 'day'])
    edit('data/scenes.json', `homeBackground.${light}`, 'scenes/grey.webp');
  expect(await findings()).toEqual([
    expect.stringMatching(/^data\/scenes\.json \| homeBackground\.night \| is too bright/),
    expect.stringMatching(/^data\/scenes\.json \| homeBackground\.day \| is too dark/),
  ]);
});

test('a missing CV is told, in one language or in all', async () => {
  rmSync(join(root, 'data/resume.az.json'));
  expect(await findings()).toEqual([
    'data/resume.az.json |  | is missing: the English CV stands in. Write it',
  ]);
  rmSync(join(root, 'data/resume.json'));
  expect(await findings()).toEqual([
    expect.stringContaining('data/resume.json |  | is missing: write your CV'),
  ]);
});

test('settings that are not set are told', async () => {
  for (const key of Object.keys(process.env))
    if (/EMAILJS|SITE_URL/.test(key)) delete process.env[key];
  expect(await findings()).toHaveLength(4);
  expect(await findings()).toContainEqual(
    expect.stringMatching(/^\.env\.local \| NEXT_PUBLIC_SITE_URL \| is not set/),
  );
  expect(await findings()).toContainEqual(
    expect.stringMatching(/^\.env\.local \| NEXT_PUBLIC_EMAILJS_PUBLIC_KEY/),
  );
});

test('what is the sample’s is told by file, and once a part is replaced, by field', async () => {
  const record = marksOf(await readChecked(root)).map(({ hash }) => hash);
  const all = await findings(record);
  expect(all).toContainEqual(expect.stringContaining(`${project} |  | is a project of the sample`));
  expect(all).toContain('data/owner.json |  | is the sample’s: put your own');
  expect(all).toContain('messages/az.json | About.Text2 | is the sample’s: put your own');

  expect(all).toContain('data/logos.json |  | is the sample’s: put your own');
  for (const key of [
    'Meta.Title',
    'Home.Title',
    'Contact.ToolDescription',
    'Contact.Service1 to 5',
  ])
    expect(all).toContain(`messages/en.json | ${key} | is the sample’s: put your own`);

  edit(project, 'name.en', 'Ledger');
  edit('messages/en.json', 'Contact.Service5', 'Maps');
  edit('data/owner.json', 'name.en', 'Nigar');
  edit('messages/az.json', 'About.Text2', `Yeni: ${'söz '.repeat(100)}`);
  const left = await findings(record);
  expect(left).toContain(`${project} | bigDescription | is the sample’s: put your own`);
  expect(left).not.toContainEqual(expect.stringContaining(`${project} | name`));
  expect(left).toContain('data/owner.json | icon | is the sample’s: put your own');
  expect(left).not.toContainEqual(expect.stringContaining('az.json | About.Text2'));
  expect(left).not.toContainEqual(expect.stringContaining('en.json | Contact.Service1 to 5'));
});

test('addresses are asked for once each, and those that fail are told at every place', async () => {
  const asked: string[] = [];
  const answers: Record<string, () => Response> = {
    'https://good.az/': () => new Response(),
    'https://gone.az/': () => new Response(null, { status: 404 }),
    'https://nowhere.az/': () => {
      throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } });
    },
    'https://slow.az/': () => {
      throw new DOMException('', 'TimeoutError');
    },
  };
  const request: typeof fetch = async (url, { method } = {}) => {
    asked.push(`${method} ${url}`);
    return answers[String(url)]?.() ?? Response.error();
  };
  const links = [...Object.keys(answers), 'https://gone.az/'].map((url, index) => ({
    file: project,
    field: `link${index}`,
    url,
  }));
  const found = await deadLinkFindings(links, request);
  expect(found.map(({ field, message }) => `${field} ${message}`)).toEqual([
    'link1 https://gone.az/ answers 404: mend or remove it',
    'link2 https://nowhere.az/ cannot be reached (ENOTFOUND)',
    'link3 https://slow.az/ has not answered in 10 seconds',
    'link4 https://gone.az/ answers 404: mend or remove it',
  ]);
  expect(asked.filter((line) => line.includes('gone'))).toEqual([
    'HEAD https://gone.az/',
    'GET https://gone.az/',
  ]);
});
