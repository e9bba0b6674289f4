/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editJson } from '@/tests/edit-json';
import { makeContent } from '@/tests/fixture';
import { readContent } from '../read/read';
import { formatProblem } from '../util/problem';
import { findHiddenDrawings } from './hidden-drawings';

let root: string;

beforeEach(async () => {
  root = await makeContent(['07-ledger']);
});

afterEach(() => rmSync(root, { recursive: true }));

const dot = (fill: string) => `<path fill="${fill}" d="M20 20h4v4h-4z"/>`;
const name = (fill: string) => `<path fill="${fill}" d="M0 0h18v24H0z"/>`;

test.each([
  ['a black name with a red dot', name('#000') + dot('#e11'), /seen at night: .* as dark as/],
  ['a white name with a red dot', name('#fff') + dot('#e11'), /seen by day: .* as light as/],
  ['the same after the remedy', name('currentColor') + dot('#e11'), undefined],
  ['a black name', name('#000'), undefined],
  ['a blue name with a red dot', name('#36c') + dot('#e11'), undefined],
])('%s', async (_, content, message) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${content}</svg>`;
  for (const file of ['owner/signed', 'owner/telegram', 'logos/git']) {
    writeFileSync(join(root, `data/${file}.svg`), svg);
  }
  editJson(join(root, 'data/owner.json'), 'signature', 'owner/signed.svg');
  const lines = (await findHiddenDrawings(await readContent(root))).map(formatProblem);
  const places = [
    'data/owner.json: signature',
    'data/contacts.json: profiles[0].icon',
    'data/logos.json: [2].id',
  ];
  expect(lines.map((line) => line.split(' can ')[0])).toEqual(message ? places : []);
  for (const line of lines) expect(line).toMatch(message ?? '');
});
