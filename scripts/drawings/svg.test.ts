/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSvg } from './svg';

const open = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">';
const svg = (content: string) => `${open}${content}</svg>`;

/** Checks a drawing and removes the prefix from its ids. */
function check(text: string) {
  const { svg, refused } = checkSvg(text);
  return { svg: svg.replace(/svg-[\da-f]{6}-/g, ''), refused };
}

test('the drawings of the fixture are unchanged', () => {
  const data = 'tests/fixture/data';
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' });
  const drawings = files.filter((file) => file.endsWith('.svg'));
  expect(drawings).toContain('owner/mark.svg');
  for (const file of drawings) {
    const text = readFileSync(join(data, file), 'utf8');
    expect([file, check(text)]).toEqual([file, { svg: text.trim(), refused: [] }]);
  }
});

test.each([
  '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0"/></linearGradient></defs>',
  '<path fill="url(#g)" clip-path="url(#c)" d="M0 0"/>',
  '<use href="#a" x="1"/><use xlink:href="#a"/>',
  '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#f)"/>',
  '<g id="layer" class="a" transform="scale(2)" opacity=".5"><title>One &amp; two</title></g>',
  '<path id="Copy(1)" transform="translate(1) rotate(2)" fill="rgb(1 2 3)" stroke="hsla(1, 2%, 3%, 1)"/>',
])('%s is unchanged', (content) => {
  expect(check(svg(content))).toEqual({ svg: svg(content), refused: [] });
});

test.each(['TURBOPACK', '__next_f', 'attributes'])(
  'the id %s and references to it get the prefix of their drawing',
  (id) => {
    const drawing = (d: string) =>
      svg(
        `<path id="${id}" d="${d}"/><use href="#${id}"/><g clip-path="url('#${id}') url(#${id})"/>`,
      );
    const [one = [], two = []] = ['M0 0', 'M1 1'].map((d) => {
      const { svg, refused } = checkSvg(drawing(d));
      expect(refused).toEqual([]);
      return [...svg.matchAll(/(?:id="|#)([\w-]+)/g)].map(([, found]) => found);
    });
    expect(one).toHaveLength(4);
    expect(new Set(one).size).toBe(1);
    expect([id, two[0]]).not.toContain(one[0]);
  },
);

test('the declaration and the comments of drawing programs are removed', () => {
  const text = `<?xml version="1.0" encoding="utf-8"?>\n<!-- By a program -->\n${svg('<!-- a --><g/>')}\n`;
  expect(checkSvg(text)).toMatchObject({ svg: svg('<g/>'), refused: [] });
});

test.each([
  [svg('<script>alert(1)</script>'), /<script>/],
  [svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'), /<x:script>/],
  [svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'), /<h:script>/],
  [`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`, /onload of <svg>/],
  [svg('<g onclick="alert(1)"/>'), /onclick of <g>/],
  [svg('<foreignObject><p>a</p></foreignObject>'), /<foreignObject>/],
  [svg('<a href="javascript:alert(1)"><path/></a>'), /<a>/],
  [svg('<image xlink:href="data:image/png;base64,x"/>'), /<image>/],
  [svg('<text>Ilse</text>'), /<text>/],
  [svg('<feImage href="/a.svg#b"/>'), /href of <feImage>/],
  [svg('<use href="other.svg#a"/>'), /href of <use>/],
  [svg('<use href=" &#9;//example.com/a.svg#b"/>'), /href of <use>/],
  [svg('<path fill="url(https://example.com/a.svg#b)"/>'), /fill of <path>/],
  [svg(`<path mask="url( '//example.com/a#b')"/>`), /mask of <path>/],
  [svg('<path filter="u\\72l(//example.com/a#b)"/>'), /filter of <path>/],
  [svg(`<path mask="image-set('https://example.com/a' 1x)"/>`), /mask of <path>/],
  [svg(`<path mask="-webkit-cross-fade(url(#a), src('https://example.com/a'))"/>`), /mask of/],
  [svg('<path style="fill:url(//example.com)"/>'), /style of <path>/],
  [svg('<style>@import "//example.com/a.css"</style>'), /<style>/],
  [svg('<use href="#a"><animate attributeName="href" to="//example.com"/></use>'), /<animate>/],
  [svg('<set attributeName="href" to="javascript:alert(1)"/>'), /<set>/],
  [`<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg('<path/>')}`, /<!DOCTYPE>/],
  [`<?xml-stylesheet href="//example.com/a.xsl"?>${svg('<path/>')}`, /<\?…\?>/],
  [`<?xml version="1.0" encoding="utf-7"?>${svg('<path/>')}`, /encoding/],
  // The HTML and XML parsers disagree on where this comment ends.
  [`<!--> <script>alert(1)</script> -->${svg('<path/>')}`, /<script>/],
  [svg('<title><![CDATA[><img src="x" onerror="alert(1)">]]></title>'), /CDATA/],
  ['<svg viewBox="0 0 9 9"><path/></svg>', /lacks xmlns/],
  [`${open}<path>`, /not well-formed/],
])('%s is refused, and the message names it', (text, message) => {
  const { svg: drawing, refused } = checkSvg(text);
  expect(refused.join('\n')).toMatch(message);
  expect(drawing).not.toMatch(/<[\w:]*script|<img|example\.com|\son\w/);
});
