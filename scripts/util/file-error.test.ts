/** @jest-environment node */
import { resolve } from 'node:path';
import { explainFileError } from './file-error';

test.each([
  [
    'ENOSPC: no space left on device, write',
    { path: resolve('.content/fonts/a') },
    '.content/fonts/a cannot be written, as the disk is full: free some space, then run the command again.',
  ],
  [
    "EROFS: read-only file system, open '/b'",
    { path: '/b' },
    '/b cannot be written, as its disk is read-only: copy this folder to another disk, then run the command again.',
  ],
  [
    'EACCES: permission denied, copyfile',
    { path: 'messages/a', dest: 'messages/b' },
    'messages/a or messages/b cannot be read or written by you: make this folder yours (sudo chown -R "$(id -u)" .), then run the command again.',
  ],
  ['unix error: No space left on device', {}, 'A file in this folder cannot be written, as the'],
  ['Next failed\nPermission denied (os error 13)', {}, 'A file in this folder cannot be read or'],
  ['out/a.html …', { cause: new Error('EBUSY: resource busy') }, 'is used by another program'],
])('%j becomes one line', (message, details, line) => {
  const explained = explainFileError(Object.assign(new Error(message), details));
  expect(explained).toContain(line);
  expect(explained).toMatch(/^.*$/);
});

test.each([
  'Permission denied (publickey).',
  'Command failed with EACCES: next build\nspawn next EACCES',
  'ENOENT: no such file or directory',
])('%j is not about a file', (message) => {
  expect(explainFileError(new Error(message))).toBeUndefined();
});
