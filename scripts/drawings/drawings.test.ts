/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { drawPixels, readDrawing } from './drawings';

const svg = (content: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const shape = '<path d="M2 2h20v20H2z"/>';

const read = (text: string, file = 'data/logos/a.svg') => readDrawing(text, file);

// Each file has the form that its program writes.
test.each(readdirSync('tests/drawings'))('%s shows its ink, and scales', async (file) => {
  const { svg } = await read(readFileSync(`tests/drawings/${file}`, 'utf8'), file);
  const inkAt = async (side: number) => {
    const { data } = await drawPixels(svg, side);
    return data.filter((value, at) => at % 4 === 3 && value > 128).length / side ** 2;
  };
  expect(await inkAt(256)).toBeGreaterThan(0.05);
  expect(await inkAt(64)).toBeCloseTo(await inkAt(256), 1);
});

test.each([
  ['viewBox="0 0 48 24"', 2],
  ['width="48" height="24px"', 2],
  ['viewBox="5 5 10 40" width="100%" height="100%"', 0.25],
])('<svg %s> is shown %f times as wide as high', async (attributes, ratio) => {
  expect(await read(svg(shape, attributes))).toMatchObject({ ratio });
});

test('a drawing that was copied from a page is shown, without its script', async () => {
  const { svg } = await read(
    `<svg viewBox="0 0 9 9" onload="alert(1)"><script>alert(1)</script>${shape}</svg>`,
  );
  expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(svg).not.toContain('alert');
});

test('the ids of two logos differ', async () => {
  const gradient = svg(
    '<linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient><path fill="url(#g)" d="M2 2h20v20H2z"/>',
  );
  const [a, b] = [await read(gradient, 'logos/a.svg'), await read(gradient, 'logos/b.svg')];
  const [id = ''] = /(?<=id=")[^"]+/.exec(a.svg) ?? [];
  expect(a.svg).toContain(`url(#${id})`);
  expect(b.svg).not.toContain(`"${id}"`);
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
  expect(await read(text)).toMatchObject({ followsTheme: true });
});

test('a drawing of several colours keeps them', async () => {
  const tile = svg('<path fill="#f7df1e" d="M0 0h24v24H0z"/><path d="M5 5h9v9H5z"/>');
  expect(await read(tile)).toMatchObject({ followsTheme: false });
});
