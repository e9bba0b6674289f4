/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { messageProblems } from '@/scripts/content/messages';

test('the files of messages/ have known keys, each with a text that asks for known values', () => {
  const files = readdirSync('messages').map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(`messages/${file}`, 'utf8')),
  ]);
  expect(files.length).toBeGreaterThan(0);
  expect(messageProblems(Object.fromEntries(files))).toEqual([]);
});
