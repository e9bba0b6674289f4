/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { measureInk, readDrawing } from './drawings';
import { balance } from './logos';

const svg = (content: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const shape = '<path d="M2 2h20v20H2z"/>';

const read = async (text: string, file = 'a.svg') => (await readDrawing(text, file)).recolored;

// Each file has the form that its program writes.
test.each(readdirSync('tests/drawings'))('%s shows its ink, and scales', async (file) => {
  const svg = await read(readFileSync(`tests/drawings/${file}`, 'utf8'), file);
  const inkAt = async (side: number) => (await measureInk(svg, side)).share;
  expect(await inkAt(256)).toBeGreaterThan(0.05);
  expect(await inkAt(64)).toBeCloseTo(await inkAt(256), 1);
});

test('a drawing that was copied from a page is shown, without its script', async () => {
  const svg = await read(
    `<svg viewBox="0 0 9 9" onload="alert(1)"><script>alert(1)</script>${shape}</svg>`,
  );
  expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(svg).not.toContain('alert');
});

test('the ids of two logos differ', async () => {
  const gradient = svg(
    '<linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient><path fill="url(#g)" d="M2 2h20v20H2z"/>',
  );
  const [a = '', b = ''] = [
    await read(gradient, 'logos/a.svg'),
    await read(gradient, 'logos/b.svg'),
  ];
  const [id = ''] = /(?<=id=")[^"]+/.exec(a) ?? [];
  expect(a).toContain(`url(#${id})`);
  expect(b).not.toContain(`"${id}"`);
});

test.each([
  ['black by default', svg(shape)],
  ['black on the root', svg(shape, 'viewBox="0 0 24 24" fill="black"')],
  ['a brand colour', svg('<path fill="#0a66c2" d="M2 2h20v20H2z"/>')],
  ['the colour of the text', svg('<path fill="currentColor" d="M2 2h20v20H2z"/>')],
  ['white', svg('<g fill="none" stroke="#fff"><path d="M2 2h20v20"/></g>')],
  ['two blacks', svg(`<g fill="#231f20">${shape}</g><path stroke="#000" d="M3 3h9"/>`)],
  [
    'one colour that fades',
    svg(
      '<linearGradient id="g"><stop stop-color="#e11"/><stop offset="1" stop-color="#e11" stop-opacity="0"/></linearGradient><path fill="url(#g)" d="M2 2h20v20H2z"/>',
    ),
  ],
])('a drawing of one colour follows the theme: %s', async (_, text) => {
  const drawing = await read(text);
  expect(drawing).toMatch(/(?:fill|stroke|stop-color)="currentColor"/);
  expect(drawing).not.toMatch(/="(?:#|red|black)/);
});

test('the site icon keeps its one colour', async () => {
  const red = svg('<path fill="red" d="M2 2h20v20H2z"/>');
  expect((await readDrawing(red, 'icon.svg')).svg).toContain('fill="red"');
});

test('what is not drawn stays so', async () => {
  const hollow = svg(`<path fill="none" d="M0 0h24v24H0z"/><g stroke="red">${shape}</g>`);
  expect(await read(hollow)).toContain('fill="none"');
});

test('a drawing of several colours keeps them, and its black stays black', async () => {
  const tile = await read(svg('<path fill="#f7df1e" d="M0 0h24v24H0z"/><path d="M5 5h9v9H5z"/>'));
  expect(tile).toMatch(/<svg [^>]*fill="#000"><path fill="#f7df1e"/);
  expect(tile).not.toContain('currentColor');
});

test('a logo that fills its square is shown smaller than one of thin lines', async () => {
  const square = '<path d="M0 0h24v24H0z"/>';
  const texts = [square, shape, '<path d="M0 11h24v2H0z"/>', '<path d="M11 11h2v2h-2z"/>'];
  const scales = await balance(await Promise.all(texts.map((text) => readDrawing(svg(text), 'a'))));
  expect(scales).toEqual(scales.toSorted((a, b) => a - b));
  expect(scales[0]).toBeLessThan(1);
  expect(scales.at(-1)).toBe(1.5);
});
