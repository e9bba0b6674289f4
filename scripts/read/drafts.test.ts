/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { editJson } from '@/tests/edit-json';
import { makeContent } from '@/tests/fixture';
import { withoutDrafts } from './drafts';
import { readContent } from './read';

test('a draft is checked, keeps its id, and is left out with its files', async () => {
  const root = await makeContent(['06-ember', '07-ledger']);
  const folder = 'data/projects/07-ledger';
  editJson(join(root, folder, 'project.json'), 'draft', true);
  const source = await readContent(root);
  const shown = withoutDrafts(source);
  expect(source.projects.map(({ id }) => id)).toEqual([6, 7]);
  expect(shown.projects.map(({ id }) => id)).toEqual([6]);
  expect(source.files.filter((file) => file.startsWith(folder))).toHaveLength(3);
  expect(shown.files.filter((file) => file.startsWith(folder))).toEqual([]);
  editJson(join(root, folder, 'project.json'), 'id', 6);
  await expect(readContent(root)).rejects.toThrow('id is 6');
  rmSync(root, { recursive: true });
});
