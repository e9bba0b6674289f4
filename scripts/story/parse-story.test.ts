/** @jest-environment node */
import { clientNames } from './client-name';
import { parseStory } from './parse-story';

const blocksOf = (source: string) => parseStory(source, []).blocks;
const htmlOf = (source: string, names: string[] = []) =>
  parseStory(source, names).blocks.map((block) =>
    block.kind === 'text' ? block.html : block.kind,
  );

test('text around pictures becomes blocks in its own order', () => {
  const source = `A *shop* for **honey**, [seen](https://example.com "Shop").

## By altitude

- linden
- thyme

![A slope with jars](slope.webp "Six honeys")

![Before](before.webp)
![After](<şan balı.webp> "After <1 s & more")

> Half of the \`jars\`.
>
> — Rəna, beekeeper

> It works.
> -- Elçin

> Yes.
>
> - Sevda, potter

> Nobody said this.`;
  const { blocks, plain } = parseStory(source, []);
  expect(blocks).toEqual([
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
    {
      kind: 'figures',
      figures: [
        { file: 'before.webp', alt: 'Before', caption: undefined, line: 10 },
        { file: 'şan balı.webp', alt: 'After', caption: 'After <1 s & more', line: 11 },
      ],
    },
    { kind: 'quote', html: '<p>Half of the <code>jars</code>.</p>', by: 'Rəna, beekeeper' },
    { kind: 'quote', html: '<p>It works.</p>', by: 'Elçin' },
    { kind: 'quote', html: '<p>Yes.</p>', by: 'Sevda, potter' },
    { kind: 'quote', html: '<p>Nobody said this.</p>' },
  ]);
  expect(plain).toBe(
    'A shop for honey, seen.\nlinden\nthyme\nHalf of the jars.\nIt works.\nYes.\nNobody said this.',
  );
  expect(parseStory('9 m<sup>2</sup>[^1].\n\n[^1]: Seven', []).plain).toBe('9 m2.');
});

test.each([
  ['Look: ![A](a.webp) here', '<p>Look:  here</p>'],
  ['- One ![A](a.webp)', '<ul>\n<li>One </li>\n</ul>'],
  ['Seen\n<img src="a.webp" alt="A">', '<p>Seen\n</p>'],
])('a picture within a text comes after it: %j', (source, html) => {
  const figure = expect.objectContaining({ file: 'a.webp', alt: 'A' });
  expect(blocksOf(source)).toEqual([
    { kind: 'text', html },
    { kind: 'figures', figures: [figure] },
  ]);
});

test('a list goes on after the picture of an item', () => {
  const source =
    '3. One\n4. Two\n\n   ![A](a.webp)\n\n   More\n5. Three\n\n![B](b.webp)\n\n6. Four';
  expect(htmlOf(source)).toEqual([
    expect.stringMatching(/^<ol start="3">.*One.*Two.*More.*<\/ol>$/s),
    'figures',
    expect.stringMatching(/^<ol start="5">\s*<li>\s*<p>Three<\/p>\s*<\/li>\s*<\/ol>$/),
    'figures',
    '<ol start="6">\n<li>Four</li>\n</ol>',
  ]);
});

test.each([
  ['/project/2/', '../../project/2/'],
  ['/project/2#team', '../../project/2/#team'],
  ['/contact?from=2', '../../contact/?from=2'],
  ['/', '../../'],
  ['/files/plan.pdf', '/portfolio/files/plan.pdf'],
  ['/project/2/demo.html', '/portfolio/project/2/demo.html'],
  ['//example.com/contact/', '//example.com/contact/'],
  ['#fn', '#fn'],
])('a link to %s leads to %s from a project’s page', (written, href) => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/portfolio';
  const html = htmlOf(`[a](${written})`);
  delete process.env.NEXT_PUBLIC_BASE_PATH;
  expect(html).toEqual([`<p><a href="${href}">a</a></p>`]);
});

test.each([
  ['| a |\n|---|\n| 1 |', /^<div tabindex="0"><table>.*<td>1<\/td>.*<\/table><\/div>$/s],
  ['~~a~~ b', '<p><del>a</del> b</p>'],
  ['```\na < b\n```', '<pre dir="ltr" tabindex="0"><code>a &lt; b\n</code></pre>'],
  ['a\n\n---\n\n#### b', '<p>a</p>\n<hr>\n<h4>b</h4>'],
  ['- [x] a', /<li.*><span>☑\uFE0E<\/span> a<\/li>/],
  ['a[^1]\n\n[^1]: b', /<a href="#user-content-fn-1".*<hr id.*<li id="user-content-fn-1">/s],
  ['www.example.com', '<p><a href="http://www.example.com">www.example.com</a></p>'],
  ['me@example.com', '<p><a href="mailto:me@example.com">me@example.com</a></p>'],
  ['<a href="tel:+994" lang="az">a</a>', '<p><a href="tel:+994" lang="az">a</a></p>'],
  ['<center>a</center>', 'a'],
])('%j is taken', (source, html) => {
  const matched = typeof html === 'string' ? html : expect.stringMatching(html);
  expect(htmlOf(source)).toEqual([matched]);
});

test.each([
  ['a<script>alert(1)</script>', '<p>a</p>'],
  ['<style>p { color: red }</style>\n\na', '<p>a</p>'],
  ['<b onclick="alert(1)" style="color: red">a</b>', '<p><b>a</b></p>'],
  ['[a](javascript:alert)', '<p><a>a</a></p>'],
  ['<!-- b -->\n\na', '<p>a</p>'],
])('%j is cleaned', (source, html) => {
  expect(htmlOf(source)).toEqual([html]);
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
    'a name with signs',
    'For A+ & B (Baku).',
    ['A+ & B (Baku)'],
    'For <span>A+ &amp; B (Baku)</span>.',
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
  expect(htmlOf(source, clientNames(names))).toEqual([`<p>${html}</p>`]);
});

test('each text and mistake has its line', () => {
  const source =
    '## One\n\nTwo\n\n![Three](a.webp "Four")\n\n> Five\n>\n> — Six\n\n# No\n\n![](b.webp)';
  const { texts, problems } = parseStory(source, []);
  expect(texts).toEqual([
    { line: 1, text: '<h2>One</h2>' },
    { line: 3, text: '<p>Two</p>' },
    { line: 5, text: 'Three' },
    { line: 5, text: 'Four' },
    { line: 7, text: '<p>Five</p> Six' },
    { line: 11, text: '<h1>No</h1>' },
  ]);
  expect(problems).toEqual([
    { line: 11, message: expect.stringContaining('has a heading with #, which is the level of') },
    { line: 13, message: expect.stringContaining('has no description of b.webp: write') },
  ]);
});
