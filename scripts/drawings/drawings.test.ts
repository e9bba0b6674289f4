/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { decodeSvg, readDrawing } from './drawings';
import { followTheme } from './ink';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const box = 'viewBox="0 0 24 24"';
const shape = '<path d="M2 2h20v20H2z"/>';
const svg = (content: string, attributes = box) => `<svg ${xmlns} ${attributes}>${content}</svg>`;

/** @returns the markup without the prefix of its ids */
async function read(text: string): Promise<string> {
  const drawing = await readDrawing(text);
  if ('problem' in drawing) throw new Error(drawing.problem);
  return drawing.svg.replace(/svg-[\da-f]{6}-/g, '');
}

async function problem(text: string): Promise<string> {
  const drawing = await readDrawing(text);
  return 'problem' in drawing ? drawing.problem : '';
}

// Each file has the shape that its program writes.
const samples = readdirSync('tests/drawings');

test.each(samples)(
  '%s is taken, without styles, and stays as it is when it is read again',
  async (file) => {
    const text = readFileSync(`tests/drawings/${file}`, 'utf8');
    const drawing = await read(text);
    expect(drawing).not.toMatch(
      /style=|<style|class=|<!|<\?|inkscape|sodipodi|serif:|sketch|adobe|data-|layer/i,
    );
    expect(drawing).toMatch(/^<svg [^>]*viewBox="[\d. ]+"/);
    expect(await read(drawing)).toBe(drawing);
  },
);

test('styles decide as they do in a browser', async () => {
  const style =
    '<style>path{fill:red;stroke:red} .a{fill:green} #b{fill:blue!important} .unused{fill:pink}</style>';
  const drawing = await read(
    svg(
      `${style}<path class="a" stroke="black" d="M0 0h9v9z"/><path id="b" style="fill:white" d="M0 0h9v9z"/><use href="#b"/>`,
    ),
  );
  expect(drawing).toMatch(/<path d="M0 0h9v9z" stroke="red" fill="green"\/>/);
  expect(drawing).toMatch(/<path d="M0 0h9v9z" id="b" stroke="red" fill="blue"\/>/);
});

test.each([
  ['fill="#fff" style="fill:color(display-p3 1 1 1);fill-opacity:1"', 'fill="#fff"'],
  ['style="fill:#fff;fill:oklch(1 0 0)"', 'fill="#fff"'],
  ['fill="var(--fill-0, #1E1E1E)"', 'fill="#1E1E1E"'],
  ['style="transform:rotate(9deg) translate(2px, 1px)"', 'transform="rotate(9) translate(2, 1)"'],
  ['style="r:4px;fill:red"', 'fill="red"'],
])('%s becomes %s', async (attributes, expected) => {
  const drawing = await read(svg(`<path ${attributes} d="M2 2h9v9z"/>`));
  expect(drawing).toContain(` ${expected}`);
  expect(drawing).not.toMatch(/style=|color\(/);
});

test.each([
  ['width="48" height="24px"', '0 0 48 24'],
  ['width="3in" height="10mm"', '0 0 288 37.795'],
  ['viewBox="" width="12pt" height="1pc"', '0 0 16 16'],
  ['viewBox="0 0 0 0" width="24" height="24"', '0 0 24 24'],
  ['viewBox="0 0 -5 NaN" width="24" height="24"', '0 0 24 24'],
  ['viewBox="0,0,24,24" width="1e9" height="1e9"', '0 0 24 24'],
  ['viewBox="0 0 24 24" width="100%" height="100%"', '0 0 24 24'],
])('<svg %s> has the viewBox %s', async (attributes, expected) => {
  const drawing = await read(svg(shape, attributes));
  expect(drawing).toContain(`viewBox="${expected}"`);
  expect(drawing).not.toMatch(/<svg[^>]* (?:width|height)=/);
});

test.each(['utf-8', 'utf-16le', 'latin1'] as const)('a file in %s is read', (encoding) => {
  const mark = encoding === 'utf-16le' ? '\uFEFF' : '';
  const name = encoding === 'latin1' ? 'ISO-8859-1' : encoding;
  const text = `<?xml version="1.0" encoding="${name}"?>${svg('<title>Müller</title>')}`;
  expect(decodeSvg(Buffer.from(mark + text, encoding === 'utf-8' ? 'utf8' : encoding))).toBe(text);
});

const uses = Array.from({ length: 9 }, (_, level) => {
  return `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(9)}</g>`;
}).join('');

test.each([
  [svg('<text x="1" y="9">Ilse</text>'), /<text> is not .*Create Outlines; .*Object to Path/],
  [svg('<style>text{fill:red}</style><text><tspan>I</tspan></text>'), /<text> is .*Create Outl/],
  [svg('<image href="data:image/png;base64,AA"/>'), /<image> is not allowed.*Trace Bitmap/],
  [svg(`<style>@media (prefers-color-scheme:dark){path{fill:#fff}}</style>${shape}`), /@media in/],
  [svg(`<style media="print">path{fill:red}</style>${shape}`), /@media in <style>.*Delete these/],
  [svg(`<style>path:hover{fill:red}</style>${shape}`), /:hover in <style>.*Delete these rules/],
  [svg(`<style>@keyframes a{to{opacity:0}}</style>${shape}`), /@keyframes in <style>/],
  [svg(`<style>@import "https://example.com/a.css";</style>${shape}`), /@import in <style>/],
  [svg(`<style>path:hover{fill:"red}</style>${shape}`), /a mistake in <style>/],
  [svg('<path style="mix-blend-mode:multiply" d="M0 0h9v9z"/>'), /mix-blend-mode.*to Normal/],
  [svg('<path style="transform:rotateX(9deg)" d="M0 0h9v9z"/>'), /transform of <path>.*attribute/],
  [svg('<path style="fill:var(--ink)" d="M0 0h9v9z"/>'), /fill of <path>.*plain value/],
  [svg('<path style="fill:url(//example.com)" d="M0 0h9v9z"/>'), /fill of <path>/],
  [svg(`<script>alert(1)</script>${shape}`), /<script> is not allowed\. Delete it in a text/],
  [svg(`<set attributeName="fill" to="red"/>${shape}`), /<set> is not allowed\. Delete the anim/],
  [svg(`<a href="https://example.com">${shape}</a>`), /<a> is not allowed/],
  [svg('<foreignObject><p>a</p></foreignObject>'), /<foreignObject> is not allowed/],
  [`<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg(`&a;${shape}`)}`, /<script> is not|not XML/],
  [`<?xml-stylesheet href="//example.com/a.xsl"?>${svg(shape)}`, /<\?…\?> is not allowed/],
  [svg('<g id="a"><use href="#a"/></g>'), /<use> refers to itself.*Unlink Clone/],
  [svg('<use id="a" href="#b"/><use id="b" href="#a"/>'), /<use> refers to itself/],
  [svg(`<g id="g0">${shape}</g>${uses}`), /<use> makes more than 50000 copies.*Unlink Clone/],
  [svg(shape, ''), /it has no viewBox and no size\. Write viewBox=/],
  [svg(shape, 'width="1e9" height="1e9"'), /size of 1000000000 x 1000000000 is more than 100000/],
  [svg(`<path d="${'M0 0h9v9z'.repeat(40_000)}"/>`), /its 360 kB are more.*Simplify/],
  [svg(`${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`), /nested too deeply\. Ungroup/],
  [
    svg(
      `<filter id="f"><feGaussianBlur stdDeviation="1e6"/></filter><g filter="url(#f)">${shape}</g>`,
    ),
    /stdDeviation of <feGaussianBlur> is too large\. Delete the filter/,
  ],
  [svg('<filter id="f"><feTurbulence numOctaves="99999"/></filter>'), /numOctaves of <feTurb/],
  [svg(''), /it shows nothing\. Fit the artboard/],
  [svg('<path d="M90 90h9v9z"/>'), /it shows nothing/],
  [svg(shape).slice(0, -6), /it does not end with <\/svg>\. Export it again/],
  [svg('<g>'), /it is not XML, see line 1:\d+: Unexpected close tag\. Export it again/],
  [svg(shape) + svg(shape), /it is not well-formed.*Export it again, or correct it/],
])('%.90s… is refused, with a remedy', async (text, message) => {
  expect(await problem(text)).toMatch(message);
});

test.each([
  ['black by default', svg(shape)],
  ['black on the root', svg(shape, `${box} fill="black"`)],
  ['a brand colour', svg('<path fill="#0a66c2" d="M2 2h20v20H2z"/>')],
  ['white', svg('<g fill="none" stroke="#fff"><path d="M2 2h20v20"/></g>')],
  ['two blacks', svg(`<g fill="#231f20">${shape}</g><path stroke="#000" d="M3 3h9"/>`)],
  [
    'one colour that fades, in a mask',
    svg(
      '<mask id="m"><path fill="#fff" d="M0 0h24v24H0z"/></mask><linearGradient id="g"><stop stop-color="#e11"/><stop offset="1" stop-color="#e11" stop-opacity="0"/></linearGradient><path mask="url(#m)" fill="url(#g)" d="M2 2h20v20H2z"/>',
    ),
  ],
])('a drawing in one colour follows the theme: %s', async (_, text) => {
  const drawing = await followTheme(await read(text));
  const [drawn = '', masked = ''] = [
    drawing.replace(/<mask.*<\/mask>/, ''),
    /<mask.*<\/mask>/.exec(drawing)?.[0],
  ];
  const colors = [...drawn.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g)].map(
    ([, paint]) => paint,
  );
  expect(colors).toContain('currentColor');
  expect(colors.join(' ')).not.toMatch(/#[\da-f]{3}|black/);
  expect(masked).not.toContain('currentColor');
});

test('a drawing in several colours keeps them, and its black stays black', async () => {
  const tile = svg(`<path fill="#f7df1e" d="M0 0h24v24H0z"/><path d="M5 5h9v9H5z"/>`);
  const drawing = await followTheme(await read(tile));
  expect(drawing).toMatch(/<svg [^>]*fill="#000"><path fill="#f7df1e"/);
  expect(drawing).not.toContain('currentColor');
});
