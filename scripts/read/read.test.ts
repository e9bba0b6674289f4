/** @jest-environment node */
import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { locales } from '@/lib/i18n/locales';
import { editJson } from '@/tests/edit-json';
import { makeContent } from '@/tests/fixture';
import { ContentError } from '../util/problem';
import { readContent } from './read';

let root: string;

beforeEach(async () => {
  root = await makeContent(['06-ember', '07-ledger']);
});

afterEach(() => rmSync(root, { recursive: true }));

function edit(file: string, path: string, value: unknown) {
  editJson(join(root, file), path, value);
}

function write(file: string, text: string | Buffer) {
  writeFileSync(join(root, file), text);
}

async function problems(): Promise<string[]> {
  try {
    await readContent(root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n');
  }
}

/** Expects one line for each mistake, and no other line. */
async function expectProblems(messages: string[]) {
  const lines = await problems();
  const wrong = messages.map((message) => expect.stringContaining(message));
  expect(lines).toEqual(expect.arrayContaining(wrong));
  expect(lines).toHaveLength(messages.length);
}

/** Gives each language services with these numbers. */
function offer(english: number[], azerbaijani: number[]) {
  for (const [file, numbers] of [
    [en, english],
    [az, azerbaijani],
  ] as const) {
    edit(file, 'Contact.Service1', undefined);
    for (const number of numbers) edit(file, `Contact.Service${number}`, `Work ${number}`);
  }
}

const [ember, ledger] = ['data/projects/06-ember', 'data/projects/07-ledger'];
const [project, other] = [`${ledger}/project.json`, `${ember}/project.json`];

test('projects come in the order of their folders, numbers by their value', async () => {
  cpSync(join(root, ledger), join(root, 'data/projects/100-last'), { recursive: true });
  edit('data/projects/100-last/project.json', 'id', 100);
  const ids = (await readContent(root)).projects.map(({ id }) => id);
  expect(ids).toEqual([6, 7, 100]);
});

test('a folder with nothing but what file managers and git leave behind is no project', async () => {
  for (const file of ['14-left/.DS_Store', '15-left/pictures/Thumbs.db']) {
    mkdirSync(join(root, 'data/projects', dirname(file)), { recursive: true });
    write(`data/projects/${file}`, '');
  }
  mkdirSync(join(root, 'data/projects/16-empty'));
  const { projects } = await readContent(root);
  expect(projects.map(({ folder }) => folder)).toEqual([ember, ledger]);
});

test('only the e-mail, English texts and a cover are required', async () => {
  edit('data/owner.json', 'cv', undefined);
  edit('data/contacts.json', 'profiles.0.icon', undefined);
  edit(owner, 'icon', undefined);
  edit(project, 'name.az', undefined);
  edit('messages/az.json', 'Home.Head', undefined);
  for (const field of ['image1', 'alt.image1']) edit(project, field, undefined);
  rmSync(join(root, ledger, 'az.md'));
  const source = await readContent(root);
  const { contacts, projects } = source;
  const absent = [contacts.phone, contacts.profiles[0]?.icon, source.owner.signature];
  expect([...absent, source.owner.icon, projects.at(-1)?.link]).toEqual(Array(5).fill(undefined));
});

test.each([0, 1, 5, 8])('%i services are valid', async (count) => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  offer(numbers, numbers.toReversed());
  expect(await problems()).toEqual([]);
});

test('files may have a byte order mark, any name, or be linked; a text may end like a file name', async () => {
  const file = 'data/contacts.json';
  write(file, `\uFEFF${readFileSync(join(root, file), 'utf8')}`);
  const name = 'Baş səhifə, señal (1).webp';
  renameSync(join(root, ledger, 'cover.webp'), join(root, ledger, name));
  edit(project, 'image', name);
  edit(project, 'name.en', 'logo.svg');
  renameSync(join(root, ledger), join(root, 'elsewhere'));
  symlinkSync(join(root, 'elsewhere'), join(root, ledger));
  const { projects } = await readContent(root);
  expect(projects.map(({ folder }) => folder)).toEqual([ember, ledger]);
});

test.each([
  [['az'], "locales lacks 'en', which the other languages fall back to: add it"],
  [['az', 'en', 'english'], "locales has 'english': use an ISO 639 code such as 'de'"],
])('invalid languages: %j', async (codes, message) => {
  const list = locales as unknown as string[];
  const before = list.splice(0, list.length, ...codes);
  try {
    await expectProblems([`lib/i18n/locales.ts: ${message}`]);
  } finally {
    list.splice(0, list.length, ...before);
  }
});

const [owner, contacts, logos] = ['data/owner.json', 'data/contacts.json', 'data/logos.json'];
const [scenes, en, az] = ['data/scenes.json', 'messages/en.json', 'messages/az.json'];

test('all wrong fields are reported at once, each with its file, place and remedy', async () => {
  const mistakes: [file: string, field: string, value: unknown, message: string][] = [
    [project, 'name.az', '', 'name.az is empty'],
    [project, 'name.en', undefined, 'name.en is missing'],
    [
      project,
      'detail.ru',
      'Фонарь',
      'detail.ru is in a language that is not in lib/i18n/locales.ts',
    ],
    [project, 'detial', { en: 'x' }, 'detial is an unknown field: correct its spelling'],
    [project, 'id', '7', 'id must be a number, without quotes'],
    [project, 'time', '25', 'time must be a year such as "2025", or years'],
    [project, 'color', 'yellow', 'color must be a colour such as #291730'],
    [project, 'link', 'javascript:alert(1)', 'link must be an address that begins with https://'],
    [project, 'image', 'cover.mp4', 'image must name a file that ends in .webp, .png'],
    [project, 'image1', 'https://example.com/a.png', 'image1 must name a file that ends in .webp'],
    [project, 'image2', 'other.webp', `image2 names a file that does not exist: ${ledger}/other`],
    [project, 'alt.image1.en', '', 'alt.image1.en is empty'],
    [project, 'figure', { value: { en: '1 → 5' } }, 'figure.label is missing'],
    [project, 'job.1.work.en', '', 'job[1].work.en is empty'],
    [project, 'work', [{ info: {} }], 'work[0].info.en is missing'],
    [
      project,
      'bigDescription',
      { en: '<p>a</p>' },
      'bigDescription is now a Markdown file for each',
    ],
    [project, 'layout', 'grid', 'layout must be one of story, screens, scene, note'],
    [project, 'facts', { stack: 'Next.js' }, 'facts.stack must be a list, in [ ]'],
    [project, 'credits', [{ name: 'Nərmin' }], 'credits[0].role is missing'],
    [other, 'name', 'Fənər', 'name must be an object, in { }'],
    [other, 'id', 0, 'id must be more than 0'],
    [other, 'time', 2025, 'time must be a text, in quotes'],
    [other, 'link', 'example.com', 'link must be an address that begins with https://'],
    [other, 'image3', 'none.webp', 'image3 is an unknown field'],
    [other, 'alt', undefined, 'alt is missing'],
    [other, 'job', [], 'job is empty'],
    [other, 'work', { info: 'x' }, 'work must be a list, in [ ]'],
    [owner, 'name.en', undefined, 'name.en is missing'],
    [owner, 'portrait.night', undefined, 'portrait must have one "image" for both themes, or'],
    [owner, 'signature', 'owner/face-day.webp', 'signature must name a file that ends in .svg'],
    [owner, 'cv.en', 'https://example.com/cv.pdf', 'cv.en must name a file that ends in .pdf, not'],
    [
      owner,
      'cv.az',
      'owner/none.pdf',
      'cv.az names a file that does not exist: data/owner/none.pdf',
    ],
    [contacts, 'email', 'hello', 'email must be an e-mail address'],
    [contacts, 'form', 'Mail', 'form must be "emailjs" or "mail"'],
    [contacts, 'phone', '555', 'phone must be an international number such as +994'],
    [contacts, 'profiles.0.url', '@me', 'profiles[0].url must be an address that begins with'],
    [contacts, 'profiles.0.icon', 'a.svg', 'profiles[0].icon names a file that does not exist'],
    [logos, '3.scale', 9, '[3].scale must be at most 1.5'],
    [scenes, 'contact.alt.en', '', 'contact.alt.en is empty'],
    [
      scenes,
      'imageSection.day',
      { wide: 'scenes/desk.webp' },
      'imageSection.day.narrow is missing',
    ],
    [
      scenes,
      'homeBackground.day',
      'scenes/a.webp',
      'homeBackground.day names a file that does not',
    ],
    [az, 'Home.Head', '', 'Home.Head is empty'],
    [az, 'Home.Title', 5, 'Home.Title must be a text, in quotes'],
    [az, 'Home.Haed', 'x', 'Home.Haed is not in messages/en.json: correct its spelling, or add it'],
    [
      az,
      'Home.Location',
      '{nmae}',
      'Home.Location uses {nmae}, which the page does not give: use only {location}',
    ],
    [
      az,
      'About.Head',
      'Salam, {name}',
      'About.Head uses {name}, which the page does not give: delete',
    ],
    [az, 'SameAsEnglish', ['Product Owner', 5], 'SameAsEnglish[1] must be a text, in quotes'],
    [en, 'SameAsEnglish', [], 'SameAsEnglish is only for the files of other languages: delete it'],
    [en, 'About.Text1', '', 'About.Text1 is empty'],
    [en, 'About.Text2', 5, 'About.Text2 must be a text, in quotes'],
    [en, 'Footer.Copyright', '© <year>{name}', 'Footer.Copyright is not valid: each { needs'],
  ];
  for (const [file, field, value] of mistakes) edit(file, field, value);
  await expectProblems(mistakes.map(([file, , , message]) => `${file}: ${message}`));
});

test('all mistakes of a text are reported at once, each with its file, line and remedy', async () => {
  const text = `${ledger}/en.md`;
  const mp4 = (codec: string, size = 100) =>
    Buffer.concat([Buffer.from(`\0\0\0\x20ftypisom ${codec}`, 'latin1'), Buffer.alloc(size)]);
  write(`${ledger}/good.mp4`, mp4('avc1'));
  write(`${ledger}/hevc.mp4`, mp4('hvc1'));
  write(`${ledger}/large.mp4`, mp4('avc1', 5_000_000));
  write(`${ledger}/text.mp4`, 'not a film');
  for (const [ending, start] of [
    ['webp', 'RIFF\x20\x1B\0\0WEBPVP8X\n\0\0\0\x12\0\0\0\x3F\x01\0\xC7\0\0ANIM'],
    ['png', '\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\x01\x40acTL'],
    ['avif', '\0\0\0\x2Cftypavis'],
  ] as const) {
    write(`${ledger}/moves.${ending}`, Buffer.from(start, 'latin1'));
  }
  for (const name of ['hevc', 'large', 'text']) {
    cpSync(join(root, ledger, 'image1.webp'), join(root, ledger, `${name}.png`));
  }
  const cannotShow = `names a film that pages cannot show: ${ledger}`;
  const lines: [line: string, problem: string][] = [
    ['# Quiet Ledger', 'has a heading with #, which is the level of the project’s name: write ##'],
    ['### Too deep', 'has ### without ## before it: write ##'],
    ['## A section', ''],
    ['#### Far too deep', 'has a heading with ####: write ## or ###'],
    ['![](image1.webp)', 'has no description of image1.webp: write what it shows between'],
    ['![A basket](basket.webp)', `names a file that does not exist: ${ledger}/basket.webp`],
    [
      '![A basket](Image1.webp)',
      `names ${ledger}/Image1.webp, but the file is ${ledger}/image1.webp`,
    ],
    [
      '![A basket](https://example.com/a.webp)',
      'names https://example.com/a.webp: put the file into',
    ],
    ['![A basket](basket.psx)', 'names basket.psx, but must name a file that ends in .webp'],
    [
      'Look: ![A basket](image1.webp)',
      'has a picture in a sentence: give it a paragraph of its own, with',
    ],
    ['![A film](basket.mov)', `${cannotShow}/basket.mov. Convert it: ffmpeg`],
    [
      '![A film](moves.webp)',
      `${cannotShow}/moves.webp. Run node -e "require('sharp')('${ledger}/moves.webp', { animated: true }).toFile('${ledger}/moves.gif')". Convert it: ffmpeg -i "${ledger}/moves.gif" -map_metadata -1 -an`,
    ],
    ['![A film](moves.png)', `${cannotShow}/moves.png. Convert it: ffmpeg`],
    ['![A film](moves.avif)', `${cannotShow}/moves.avif. Convert it: ffmpeg`],
    [
      '![A film](good.mp4)',
      `names ${ledger}/good.mp4, which has no poster. Save its first frame: ffmpeg`,
    ],
    ['![A film](hevc.mp4)', 'names a film that some browsers do not play'],
    ['![A film](large.mp4)', 'names a film of 5.0 MB'],
    ['![A film](text.mp4)', 'names a film that is damaged, or not MP4 or WebM'],
    ['A <blink>word</blink>', 'has forbidden HTML: <blink> is not allowed. Delete its tags'],
    ['[A link](javascript:alert)', 'links to javascript:alert: begin the address with https://'],
    ['***', 'has a line of its own (---), which pages do not show: delete it'],
    ['    npm start', 'has code, which pages do not show'],
    ['- > A quote', 'has a quote, code or a line (---) in a list or quote: move it into the text'],
    ['Inv\uFEFFoice', 'has the character U+FEFF after “Inv”'],
  ];
  write(text, lines.map(([line]) => line).join('\n\n'));
  await expectProblems(
    lines.flatMap(([, problem], index) =>
      problem ? [`${text}: line ${2 * index + 1} ${problem}`] : [],
    ),
  );
});

test('all pictures and drawings that cannot be shown are reported at once', async () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
  write(`${ledger}/cover.webp`, '');
  write(`${ledger}/image1.webp`, 'not a picture');
  truncateSync(join(root, ledger, 'image2.webp'), 30);
  write(`${ember}/cover.webp`, await png(13_000, 10));
  write(`${ember}/image1.webp`, await png(100, 1001));
  write(`${ember}/image2.webp`, Buffer.alloc(31_000_000));
  write('data/owner/mark.svg', 'Aygün');
  write('data/owner/cv-en.pdf', 'Aygün');
  for (const path of ['2.id', '3.id']) edit(logos, path, 'git');
  edit(logos, '0.id', 'none');
  await expectProblems([
    `${project}: image names an empty file: ${ledger}/cover.webp`,
    `${project}: image1 names a picture that cannot be read: ${ledger}/image1.webp is damaged`,
    `${project}: image2 names a picture that cannot be read`,
    `${other}: image names a picture of 13000 x 10 pixels: ${ember}/cover.webp must be at most 12000`,
    `${other}: image1 names a picture of 100 x 1001 pixels: the long side of ${ember}/image1.webp must`,
    `${other}: image2 names a file of 31 MB: ${ember}/image2.webp must be at most 30 MB`,
    `${owner}: icon names an SVG that cannot be drawn: data/owner/mark.svg: mark.svg:1:1: Non-whitespace before first tag`,
    `${owner}: cv.en names a file that is not a PDF: data/owner/cv-en.pdf`,
    `${logos}: [3].id is git, as in ${logos}: [2].id. Change it, or delete one of them`,
    `${logos}: [0].id names a file that does not exist: data/logos/none`,
  ]);
});

test('all files that are missing, unknown or not JSON are reported at once', async () => {
  for (const file of [owner, az]) rmSync(join(root, file));
  mkdirSync(join(root, 'data/projects/14-new'));
  write('data/projects/14-new/cover.webp', '');
  symlinkSync(join(root, 'none'), join(root, 'data/projects/15-gone'));
  write(contacts, '{\n  "email": "a@example.com",\n}');
  write(logos, Buffer.from('[{ "name": "Müller" }]', 'latin1'));
  write(scenes, Buffer.from('[{ "name": "Go" }]', 'utf16le'));
  write(project, '\n');
  write(other, '[]');
  write('messages/de.json', '{}');
  write(en, '{ "Home": {} "About": {} }');
  await expectProblems([
    `${owner} is missing`,
    `${az} is missing`,
    'data/projects/14-new/project.json is missing',
    'data/projects/14-new/en.md is missing: write the project’s text in it, as docs/case-studies.md',
    'data/projects/15-gone/project.json is missing',
    `${contacts} is not valid JSON: Expected double-quoted property name (line 3, column 1)`,
    `${logos} is not UTF-8 text: save it again with the encoding UTF-8`,
    `${scenes} is not UTF-8 text`,
    `${project} is not valid JSON: it is empty`,
    `${other} must be an object`,
    "messages/de.json is in a language that is not in lib/i18n/locales.ts: add 'de' there",
    `${en} is not valid JSON`,
  ]);
});

test.each<[mistake: string, message: string, make: () => void]>([
  [
    'a project with the id of another',
    `${project}: id is 6, as in ${other}: id. Change it`,
    () => edit(project, 'id', 6),
  ],
  [
    'a gap between two services',
    `${en}: Contact.Service3 must be Service2: number the services from Service1 without a gap`,
    () => offer([1, 3, 4], [1, 2]),
  ],
  ['services from 0', `${en}: Contact.Service0 must be Service1`, () => offer([0, 1], [0, 1])],
  [
    'a service that English has in addition',
    `${az}: Contact must have the same services as ${en}: add Service10, or change that file`,
    () => offer([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [1, 2, 3, 4, 5, 6, 7, 8, 9]),
  ],
  [
    'other services than the English ones',
    `${az}: Contact must have the same services as ${en}: add Service1, delete Service2, Service3, or`,
    () => offer([1], [2, 3]),
  ],
  [
    'a misspelt argument of an English text, which the other language has right',
    `${en}: Home.Location uses {locaton}, which the page does not give: use only {location}`,
    () => edit(en, 'Home.Location', '{locaton}'),
  ],
  ['a CV only in Azerbaijani', `${owner}: cv.en is missing`, () => edit(owner, 'cv.en', undefined)],
  [
    'a removed language',
    "data/owner.json: name.de is in a language that is not in lib/i18n/locales.ts: add 'de' there, or delete this language",
    () => {
      edit(owner, 'name.de', 'Aygün');
      for (const file of [project, other]) edit(file, 'name.de', 'Laterne');
      cpSync(join(root, en), join(root, 'messages/de.json'));
    },
  ],
])('one line for %s', async (_, message, make) => {
  make();
  await expectProblems([message]);
});
