/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { schemas } from '@/lib/content/schema';
import { clientNames } from './client-name';
import { parseStory } from './parse-story';

const blocksOf = (source: string, names: string[] = []) => {
  const { blocks, problems } = parseStory(source, names);
  expect(problems).toEqual([]);
  return blocks;
};
const htmlOf = (source: string, names?: string[]) =>
  blocksOf(source, names).map((block) => (block.kind === 'text' ? block.html : block.kind));

test('text around pictures becomes blocks in its own order', () => {
  const source = `A *shop* for **honey**, [seen](https://example.com "Shop").

## By altitude

- linden
- thyme

![A slope with jars](slope.webp "Six honeys")

### Results

![Before](before.webp)
![After](my%20after.webp "After <1 s & more")

> Half of the \`jars\`.
>
> — Rəna, beekeeper

> It works.
> -- Elçin

> Nobody said this.`;
  expect(blocksOf(source)).toEqual([
    {
      kind: 'text',
      html: `<p>A <em>shop</em> for <strong>honey</strong>, <a href="https://example.com" title="Shop">seen</a>.</p>
<h2>By altitude</h2>
<ul>
<li>linden</li>
<li>thyme</li>
</ul>`,
    },
    {
      kind: 'figures',
      figures: [{ file: 'slope.webp', alt: 'A slope with jars', caption: 'Six honeys', line: 8 }],
    },
    { kind: 'text', html: '<h3>Results</h3>' },
    {
      kind: 'figures',
      figures: [
        { file: 'before.webp', alt: 'Before', caption: undefined, line: 12 },
        { file: 'my%20after.webp', alt: 'After', caption: 'After <1 s & more', line: 13 },
      ],
    },
    { kind: 'quote', html: '<p>Half of the <code>jars</code>.</p>', by: 'Rəna, beekeeper' },
    { kind: 'quote', html: '<p>It works.</p>', by: 'Elçin' },
    { kind: 'quote', html: '<p>Nobody said this.</p>' },
  ]);
});

test.each<[what: string, source: string, names: string[], html: string]>([
  [
    'the first mention',
    'For Qaya, by Qaya.',
    ['Qaya Club', 'Qaya'],
    'For <span>Qaya</span>, by Qaya.',
  ],
  [
    'a name before its ending',
    'Bu, Pərdənin saytıdır.',
    ['Pərdə'],
    'Bu, <span>Pərdə</span>nin saytıdır.',
  ],
  ['the beginning of a name', 'For Fənər.', ['Fənər Taxi'], 'For <span>Fənər</span>.'],
  [
    'a name with a sign',
    'For Mizan & Tərəf.',
    ['Mizan & Tərəf Audit'],
    'For <span>Mizan &#x26; Tərəf</span>.',
  ],
  [
    'the owner’s own mark',
    'Qaya and <span>others</span>.',
    ['Qaya'],
    'Qaya and <span>others</span>.',
  ],
  ['no part of a word', 'Skyqaya, aQaya.', ['Qaya'], 'Skyqaya, aQaya.'],
  ['no short beginning', 'The shop.', ['The Bee'], 'The shop.'],
])('the client is marked: %s', (_, source, names, html) => {
  expect(htmlOf(source, clientNames(names))).toEqual([`<p>${html.replace('&#x26;', '&amp;')}</p>`]);
});

test('each text has its line', () => {
  const { texts } = parseStory(
    '## One\n\nTwo\n\n![Three](a.webp "Four")\n\n> Five\n>\n> — Six',
    [],
  );
  expect(texts).toEqual([
    { line: 1, text: '<h2>One</h2>' },
    { line: 3, text: '<p>Two</p>' },
    { line: 5, text: 'Three' },
    { line: 5, text: 'Four' },
    { line: 7, text: '<p>Five</p> Six' },
  ]);
});

test('front matter is a mistake', () => {
  const problems = (source: string) =>
    parseStory(source, []).problems.map(({ message }) => message);
  expect(problems('---\ntitle: Honey\n---\n\nText')[0]).toContain('has a line of its own (---)');
});

test('the example of the docs is valid', () => {
  const docs = readFileSync('docs/case-studies.md', 'utf8');
  const example = (language: string) =>
    new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(docs)?.[1] ?? '';
  const project = schemas.project.parse(JSON.parse(example('json')));
  const { blocks, problems } = parseStory(example('md'), clientNames([project.name.en]));
  expect(problems).toEqual([]);
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'text',
    'figures',
    'text',
    'figures',
    'figures',
    'text',
    'quote',
  ]);
});

test.each([
  [
    '![A](a.webp “B”)',
    1,
    'has a picture that cannot be read: write ![What it shows](file.webp "Caption")',
  ],
  ['![A](a.webp B)', 1, 'has a picture that cannot be read'],
  ['![A](my a.webp "B")', 1, 'has a picture that cannot be read'],
  ['![A] (a.webp "B")', 1, 'has a picture that cannot be read'],
  ['![A](a.webp “B”)\n![B](b.webp "B")', 1, 'has a picture that cannot be read'],
  ['A fire\n![A](a.webp)', 2, 'has a picture in a sentence'],
  ['- ![A](a.webp)', 1, 'has a picture in a list'],
  ['![A](a.webp "**B**")', 1, 'has signs of Markdown in a caption'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', 1, 'has a table, which pages do not show: write a list'],
  ['A note[^1]\n\n[^1]: Here', 1, 'has a footnote'],
  ['A ~~word~~', 1, 'has ~~'],
  ['Text\n##Heading', 0, ''],
  ['##Heading', 1, 'has a heading without a space after #'],
  [
    'Text, text\n[site](www.example.org)',
    2,
    'links to www.example.org: begin the address with https://',
  ],
  ['[A](a.webp)', 1, 'links to a.webp: begin with ! to show it, as in ![What it shows](a.webp)'],
  ['<img src="a.webp">', 1, 'has forbidden HTML: <img> is not allowed. Write ![What it shows]'],
  ['#1 in sales', 0, ''],
])(
  '%j: what Markdown would leave as it is typed has a line and a remedy',
  (source, line, message) => {
    const { problems } = parseStory(source, []);
    if (line === 0) expect(problems).toEqual([]);
    else expect(problems[0]).toEqual({ line, message: expect.stringContaining(message) });
  },
);

test('a hyphen before the name of who said a quote is a dash', () => {
  expect(blocksOf('> Yes.\n>\n> - Sevda, potter')).toEqual([
    { kind: 'quote', html: '<p>Yes.</p>', by: 'Sevda, potter' },
  ]);
});
