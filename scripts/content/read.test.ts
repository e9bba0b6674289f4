/** @jest-environment node */
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { locales } from '@/lib/i18n/locales';
import { editJson } from '@/tests/edit-json';
import { makeContent } from '@/tests/owner/content';
import { idGaps } from './ids';
import { ContentError, formatProblem } from './problem';
import { readContent } from './read';

let root: string;
const env = process.env;

beforeEach(async () => {
  root = await makeContent(['06-ember', '07-ledger']);
  process.env = { ...env };
});

afterEach(() => {
  rmSync(root, { recursive: true });
  process.env = env;
});

function edit(file: string, path: string, value: unknown) {
  editJson(join(root, file), path, value);
}

function write(file: string, text: string | Buffer) {
  writeFileSync(join(root, file), text);
}

function writeSignature(text: string | Buffer) {
  write('data/owner/written.svg', text);
  edit('data/owner.json', 'signature', 'owner/written.svg');
}

const svg = (drawing: string) => `<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`;

async function problems(): Promise<string[]> {
  try {
    await readContent(root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n');
  }
}

const project = 'data/projects/07-ledger/project.json';

test('projects come in the order of their folders, numbers by their value', async () => {
  cpSync(join(root, 'data/projects/07-ledger'), join(root, 'data/projects/100-last'), {
    recursive: true,
  });
  edit('data/projects/100-last/project.json', 'id', 100);
  const ids = (await readContent(root)).projects.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  expect(ids.at(-1)).toBe(100);
});

test('an owner needs no CV', async () => {
  for (const file of ['resume.json', 'resume.az.json']) rmSync(join(root, 'data', file));
  expect(await problems()).toEqual([]);
});

test('phone, profiles, signature and the link of a project are optional', async () => {
  edit('data/contacts.json', 'profiles', undefined);
  expect(await problems()).toEqual([]);
  const { contacts, owner, projects } = await readContent(root);
  expect([contacts.phone, owner.signature, projects.at(-1)?.link]).toEqual(
    Array(3).fill(undefined),
  );
});

test('translations are optional', async () => {
  edit(project, 'name.az', undefined);
  edit('messages/az.json', 'Home.Head', undefined);
  expect(await problems()).toEqual([]);
});

test('a gap in the ids does not stop the build, and is reported with its remedy', async () => {
  const { projects } = await readContent(root);
  expect(projects.map(({ id }) => id)).toEqual([6, 7]);
  expect(idGaps(projects).map(formatProblem)).toEqual([
    'data/projects/06-ember/project.json: id is 6, but no project has id 1 to 5, so /project/1/ does not exist. Change it to 1, unless you removed a project',
  ]);
});

test('the owner’s own PDF replaces a CV that the fonts cannot show', async () => {
  edit('data/resume.az.json', 'basics.summary', 'صباح');
  write('data/owner/cv.pdf', '%PDF-1.7');
  edit('data/owner.json', 'cv', { az: 'owner/cv.pdf' });
  expect(await problems()).toEqual([]);
});

test('a byte order mark is ignored', async () => {
  const { messages } = await readContent(root);
  for (const file of ['data/contacts.json', 'messages/az.json']) {
    write(file, `\uFEFF${readFileSync(join(root, file), 'utf8')}`);
  }
  expect((await readContent(root)).messages.az.Home).toEqual(messages.az.Home);
  expect(messages.az.Home.Head).toBeTruthy();
});

test('a picture can have any file name', async () => {
  const name = 'Baş səhifə, señal (1).webp';
  renameSync(
    join(root, 'data/projects/07-ledger/cover.webp'),
    join(root, 'data/projects/07-ledger', name),
  );
  edit(project, 'image', name);
  expect(await problems()).toEqual([]);
});

test('a text can end like a file name', async () => {
  edit(project, 'name.en', 'logo.svg');
  edit(project, 'process.az', 'İkonlar: icons.svg');
  edit('data/resume.json', 'basics.summary', 'Author of draw.svg');
  expect(await problems()).toEqual([]);
});

test('a project’s folder can be a symbolic link', async () => {
  const folder = join(root, 'data/projects/07-ledger');
  renameSync(folder, join(root, 'elsewhere'));
  symlinkSync(join(root, 'elsewhere'), folder);
  const { projects } = await readContent(root);
  expect(projects.map(({ folder }) => folder)).toContain('data/projects/07-ledger');
});

test.each([
  [['az'], "locales lacks 'en', which the other languages fall back to: add it"],
  [['az', 'en', 'english'], "locales has 'english': use an ISO 639 code such as 'de'"],
])('invalid languages: %j', async (codes, message) => {
  const list = locales as unknown as string[];
  const before = list.splice(0, list.length, ...codes);
  try {
    const line = `lib/i18n/locales.ts: ${message}`;
    expect(await problems()).toEqual([expect.stringContaining(line)]);
  } finally {
    list.splice(0, list.length, ...before);
  }
});

/** Each is one mistake that several fields or checks could report. */
test.each<[string, message: string, () => void]>([
  [
    'a missing comma in the English messages',
    'messages/en.json is not valid JSON',
    () => write('messages/en.json', '{ "Home": {} "About": {} }'),
  ],
  [
    'an invalid field in the English CV',
    'data/resume.json: basics.email must be an e-mail address',
    () => edit('data/resume.json', 'basics.email', 'hello'),
  ],
  [
    'one CV instead of one per language',
    'data/owner.json: cv must be an object',
    () => edit('data/owner.json', 'cv', 'owner/cv.pdf'),
  ],
  [
    'a picture in an unknown field',
    `${project}: image3 is an unknown field`,
    () => edit(project, 'image3', 'none.webp'),
  ],
  [
    'a removed language',
    "data/owner.json: name.de is in a language that is not in lib/i18n/locales.ts: add 'de' there, or delete this language",
    () => {
      edit('data/owner.json', 'name.de', 'Aygün');
      for (const folder of readdirSync(join(root, 'data/projects'))) {
        edit(`data/projects/${folder}/project.json`, 'name.de', 'Laterne');
      }
      cpSync(join(root, 'data/resume.json'), join(root, 'data/resume.de.json'));
      cpSync(join(root, 'messages/en.json'), join(root, 'messages/de.json'));
    },
  ],
])('one line for %s', async (_, message, makeMistake) => {
  makeMistake();
  expect(await problems()).toEqual([expect.stringContaining(message)]);
});

const [owner, contacts, logos] = ['data/owner.json', 'data/contacts.json', 'data/logos.json'];
const [scenes, resume, resumeAz] = ['data/scenes.json', 'data/resume.json', 'data/resume.az.json'];
const [en, az] = ['messages/en.json', 'messages/az.json'];

/** Mistakes in one field, and their messages. */
test.each<[file: string, field: string, value: unknown, message: string]>([
  [project, 'name.az', '', 'name.az is empty'],
  [project, 'name.en', undefined, 'name.en is missing'],
  [project, 'name', 'Fənər', 'name must be an object, in { }'],
  [project, 'name.ru', 'Фонарь', 'name.ru is in a language that is not in lib/i18n/locales.ts'],
  [project, 'detial', { en: 'x' }, 'detial is an unknown field: correct its spelling'],
  [project, 'id', '7', 'id must be a number, without quotes'],
  [project, 'id', 0, 'id must be more than 0'],
  [project, 'id', 6, 'id is 6, as in data/projects/06-ember: choose another'],
  [project, 'time', '25', 'time must be a year such as "2025"'],
  [project, 'time', 2025, 'time must be a text, in quotes'],
  [project, 'color', 'yellow', 'color must be a colour such as #291730'],
  [project, 'link', 'javascript:alert(1)', 'link must be an address that begins with https://'],
  [project, 'link', 'example.com', 'link must be an address that begins with https://'],
  [project, 'image', 'cover.gif', 'image must name a file that ends in .webp, .png'],
  [
    project,
    'image',
    'https://example.com/a.png',
    'image must name a file that ends in .webp, .png, .jpg, .jpeg, .avif, not',
  ],
  [project, 'image', 'other.webp', 'image names a file that does not exist: data/projects/07-'],
  [project, 'alt.image1.en', '', 'alt.image1.en is empty'],
  [project, 'alt', undefined, 'alt is missing'],
  [project, 'figure', { value: { en: '1 → 5' } }, 'figure.label is missing'],
  [project, 'job', [], 'job is empty'],
  [project, 'job', { info: 'x' }, 'job must be a list, in [ ]'],
  [project, 'job.1.work.en', '', 'job[1].work.en is empty'],
  [project, 'work', [{ info: {} }], 'work[0].info.en is missing'],
  [
    project,
    'bigDescription.en',
    '<p onclick="x()">a</p>',
    'bigDescription.en has forbidden HTML: the attribute onclick of <p>',
  ],
  [owner, 'name.en', undefined, 'name.en is missing'],
  [owner, 'portrait.day', undefined, 'portrait.day is missing'],
  [owner, 'signature', 'owner/face-day.webp', 'signature must name a file that ends in .svg'],
  [owner, 'cv', { en: 'owner/none.pdf' }, 'cv.en names a file that does not exist'],
  [contacts, 'email', 'hello', 'email must be an e-mail address'],
  [contacts, 'phone', '555', 'phone must be an international number such as +994'],
  [contacts, 'profiles.0.url', '@me', 'profiles[0].url must be an address that begins with'],
  [contacts, 'profiles.0.icon', undefined, 'profiles[0].icon is missing'],
  [contacts, 'instagram', {}, 'instagram is an unknown field'],
  [logos, '3.scale', 9, '[3].scale must be at most 1.5'],
  [logos, '0.id', 'none', '[0].id names a file that does not exist: data/logos/none'],
  [scenes, 'contact.alt.en', '', 'contact.alt.en is empty'],
  [scenes, 'imageSection.day', { wide: 'a.webp' }, 'imageSection.day.narrow is missing'],
  [
    scenes,
    'imageSection.windows',
    [{ wide: { x: 50 }, narrow: { x: 50, y: 101 } }],
    'imageSection.windows[0].wide.y is missing',
  ],
  [
    scenes,
    'homeBackground.day',
    'scenes/dusk.webp',
    'homeBackground.day names a file that does not exist',
  ],
  [resume, 'basics.email', 'hello', 'basics.email must be an e-mail address'],
  [resume, 'work.0.startDate', 'May 2024', 'work[0].startDate must be a date such as 2024'],
  [
    resumeAz,
    'basics.summary',
    'صباح',
    'cannot become a PDF: the fonts lack ص ب ا ح in it or in “Resume” of messages/az.json. Put your own PDF into data/owner/ and name it in data/owner.json, "cv": { "az": "owner/cv-az.pdf" }, or delete this file',
  ],
  [az, 'Resume.Work', 'Опыт', 'data/resume.az.json cannot become a PDF: the fonts lack О п ы т'],
  [
    resume,
    'basics.url',
    'javascript:alert(1)',
    'basics.url must be an address such as https://example.com',
  ],
  [resume, 'skills', 'TypeScript', 'skills must be a list, in [ ]'],
  [az, 'Home.Head', '', 'Home.Head is empty'],
  [az, 'Home.Head', 5, 'Home.Head must be a text, in quotes'],
  [az, 'Home.Haed', 'x', 'Home.Haed is an unknown key'],
  [az, 'Home.Location', '{nmae}', 'Home.Location uses {nmae}, which has no value here: use'],
  [en, 'Home.Head', 'Hello, {name}', 'Home.Head uses {name}, which has no value here'],
  [en, 'Home.Location', '{location', 'Home.Location is not valid: each { needs a }'],
  [en, 'Footer.Copyright', '© <year>{name}', 'Footer.Copyright is not valid: each { needs'],
])('%s: %s as %j', async (file, field, value, message) => {
  edit(file, field, value);
  // The problem can be the whole file, or another file.
  const separator = message.startsWith('cannot become') ? ' ' : ': ';
  const line = message.startsWith('data/') ? message : `${file}${separator}${message}`;
  expect(await problems()).toContainEqual(expect.stringContaining(line));
});

/** Mistakes with files. */
test.each<[string, message: string, () => unknown]>([
  ['no owner', 'data/owner.json is missing', () => rmSync(join(root, 'data/owner.json'))],
  ['no messages', 'messages/az.json is missing', () => rmSync(join(root, 'messages/az.json'))],
  [
    'a project without its file',
    'data/projects/14-new/project.json is missing',
    () => mkdirSync(join(root, 'data/projects/14-new')),
  ],
  [
    'a trailing comma',
    'data/contacts.json is not valid JSON: Expected double-quoted property name (line 3, column 1)',
    () => write('data/contacts.json', '{\n  "email": "a@example.com",\n}'),
  ],
  [
    'an empty file',
    'data/logos.json is not valid JSON: it is empty',
    () => write('data/logos.json', '\n'),
  ],
  [
    'messages in an unknown language',
    "messages/de.json is in a language that is not in lib/i18n/locales.ts: add 'de' there",
    () => write('messages/de.json', '{}'),
  ],
  [
    'a broken symbolic link to a project',
    'data/projects/14-gone/project.json is missing',
    () => symlinkSync(join(root, 'none'), join(root, 'data/projects/14-gone')),
  ],
  [
    'a text in another encoding',
    'data/logos.json is not UTF-8 text: save it again with the encoding UTF-8',
    () => write('data/logos.json', Buffer.from('[{ "name": "Müller" }]', 'latin1')),
  ],
  [
    'a text in UTF-16 without a byte order mark',
    'data/logos.json is not UTF-8 text',
    () => write('data/logos.json', Buffer.from('[{ "name": "Go" }]', 'utf16le')),
  ],
  [
    'a drawing in another encoding',
    'data/owner.json: signature names a file that is not UTF-8 text: save it again with the encoding UTF-8: data/owner/written.svg',
    () => writeSignature(Buffer.from(svg('<title>Müller</title>'), 'latin1')),
  ],
  [
    'a list instead of an object',
    'data/owner.json must be an object',
    () => write('data/owner.json', '[]'),
  ],
  [
    'a CV in an unknown language',
    "data/resume.fr.json is in a language that is not in lib/i18n/locales.ts: add 'fr' there",
    () => write('data/resume.fr.json', '{}'),
  ],
  [
    'a CV only in Azerbaijani',
    'data/resume.json is missing: add it, because languages without their own CV use it',
    () => rmSync(join(root, 'data/resume.json')),
  ],
  [
    'a CV without a name, and an owner’s name that the fonts lack',
    'data/resume.az.json cannot become a PDF: the fonts lack ص ب ا ح',
    () => {
      edit('data/resume.az.json', 'basics.name', undefined);
      edit('data/owner.json', 'name.az', 'صباح');
    },
  ],
  [
    'the same logo twice',
    'data/logos.json: [1].id is git, as in [0].id: delete one of them',
    () => {
      for (const path of ['0.id', '1.id']) edit('data/logos.json', path, 'git');
    },
  ],
  [
    'an empty picture',
    `${project}: image names an empty file: data/projects/07-ledger/cover.webp`,
    () => write('data/projects/07-ledger/cover.webp', ''),
  ],
  [
    'a file that is not a picture',
    `${project}: image1 names a picture that cannot be read: data/projects/07-ledger/image1.webp is damaged`,
    () => write('data/projects/07-ledger/image1.webp', 'not a picture'),
  ],
  [
    'a truncated picture',
    `${project}: image2 names a picture that cannot be read`,
    () => truncateSync(join(root, 'data/projects/07-ledger/image2.webp'), 30),
  ],
  [
    'a picture with too many pixels',
    `${project}: image names a picture of 13000 x 10 pixels: data/projects/07-ledger/cover.webp must be at most 12000`,
    async () => {
      const create = { width: 13_000, height: 10, channels: 3 as const, background: '#fff' };
      write('data/projects/07-ledger/cover.webp', await sharp({ create }).png().toBuffer());
    },
  ],
  [
    'a panorama',
    `${project}: image names a picture of 100 x 1001 pixels: the long side of data/projects/07-ledger/cover.webp must be at most 10 times the short one`,
    async () => {
      const create = { width: 100, height: 1001, channels: 3 as const, background: '#fff' };
      write('data/projects/07-ledger/cover.webp', await sharp({ create }).png().toBuffer());
    },
  ],
  [
    'a file with too many bytes',
    `${project}: image names a file of 31 MB: data/projects/07-ledger/cover.webp must be at most 30 MB`,
    () => write('data/projects/07-ledger/cover.webp', Buffer.alloc(31_000_000)),
  ],
  [
    'a signature that is not an SVG',
    'data/owner.json: signature names a file that is not an SVG: data/owner/written.svg',
    () => writeSignature('Aygün'),
  ],
  [
    'a logo that runs a script',
    'data/logos.json: [1].id names an SVG with forbidden content: data/logos/react.svg: <script> is not allowed. Save it as plain SVG',
    () => write('data/logos/react.svg', svg('<script>alert(1)</script>')),
  ],
  [
    'an icon that loads a picture',
    'data/owner.json: icon names an SVG with forbidden content: data/owner/mark.svg: the attribute href of <image> is not allowed',
    () => write('data/owner/mark.svg', svg('<image href="https://example.com/a.png"/>')),
  ],
  [
    'a CV that is not a PDF',
    'data/owner.json: cv.en names a file that is not a PDF: data/owner/cv.pdf',
    () => {
      write('data/owner/cv.pdf', 'Aygün');
      edit('data/owner.json', 'cv', { en: 'owner/cv.pdf' });
    },
  ],
])('%s', async (_, message, makeMistake) => {
  await makeMistake();
  expect(await problems()).toContainEqual(expect.stringContaining(message));
});

/** Mistakes in the settings. */
test.each<[env: Record<string, string>, message: string]>([
  [{ NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1' }, 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is missing'],
  [{ NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template 1' }, 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID must be'],
  [{ NEXT_PUBLIC_EMAILJS_KEY: 'x' }, 'NEXT_PUBLIC_EMAILJS_KEY is an unknown setting'],
  [{ NEXT_PUBLIC_BASE_PATH: '/../a' }, 'BASE_PATH must be a path of letters'],
  [{ NEXT_PUBLIC_BASE_PATH: '/"><script>' }, 'BASE_PATH must be a path of letters'],
  [{ NEXT_PUBLIC_SITE_URL: 'me.example' }, 'NEXT_PUBLIC_SITE_URL is not an address'],
  [{ NEXT_PUBLIC_ANALYTICS_SCRIPT: 'goat' }, 'NEXT_PUBLIC_ANALYTICS_SCRIPT must'],
  [
    { NEXT_PUBLIC_ANALYTICS_SCRIPT: '<script src="http://a.example/count.js">' },
    'NEXT_PUBLIC_ANALYTICS_SCRIPT must',
  ],
  [
    { NEXT_PUBLIC_ANALYTICS_SCRIPT: 'https://cloud.umami.is/script.js' },
    'NEXT_PUBLIC_ANALYTICS_SCRIPT names',
  ],
])('invalid settings: %j', async (settings, message) => {
  Object.assign(process.env, settings);
  expect(await problems()).toContainEqual(expect.stringContaining(`.env.local: ${message}`));
});

test('all problems of all files are reported at once, missing pictures too', async () => {
  edit(project, 'name.az', '');
  edit(project, 'image', 'other.webp');
  edit(project, 'bigDescription.az', '<script>x()</script>');
  edit('data/projects/06-ember/project.json', 'link', 'ftp://example.com');
  edit('data/contacts.json', 'phone', '555');
  edit('messages/az.json', 'Home.Location', '{nmae}');
  process.env.NEXT_PUBLIC_BASE_PATH = '/portfolio/';
  expect(await problems()).toHaveLength(7);
});
