/** @jest-environment node */
import { hash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { editJson } from '@/tests/edit-json';
import { makeContent } from '@/tests/fixture';
import { readContent } from '../read/read';
import { formatProblem } from '../util/problem';
import { findSample } from './sample';
import sample from './sample.json';

test('texts and files of the sample are listed until they are replaced or deleted', async () => {
  const root = await makeContent(['07-ledger']);
  const listed = async () => findSample(root, await readContent(root)).map(formatProblem);
  expect(await listed()).toEqual([]);

  const file = 'data/scenes/canal.webp';
  const digits = hash('sha256', readFileSync(join(root, file))).slice(0, 12);
  jest.replaceProperty(sample, 'files', Object.assign({ [file]: digits }, sample.files));
  editJson(join(root, 'data/owner.json'), 'portrait.alt.en', 'Drawing of Aygün Şəfəq');
  const advice = 'is from the sample: replace it or delete it';
  expect(await listed()).toEqual([
    `data/owner.json: portrait.alt.en ${advice}`,
    `${file} ${advice}`,
  ]);
  rmSync(root, { recursive: true });
});
