/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishFiles, removeOwnFiles, settleCopies } from './publish';

let root: string;
let out: string;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path: string) => readFileSync(join(out, path), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'public-'));
  out = join(root, 'out');
  write('.cache/favicon.ico', 'generated icon');
  write('.cache/media/share-0123456789ab.jpg', 'generated picture');
  write('out/index.html', 'a page');
});

afterEach(() => rmSync(root, { recursive: true }));

test('the generated files are published without public/', () => {
  removeOwnFiles(root, out);
  publishFiles(root, out);
  expect(read('favicon.ico')).toBe('generated icon');
  expect(read('media/share-0123456789ab.jpg')).toBe('generated picture');
  expect(existsSync(join(root, 'public'))).toBe(false);
});

test("the owner's files are published as they are, beside the generated ones", () => {
  const own = [
    'google1.html',
    'demo/index.HTML',
    '.well-known/a',
    'media/photo.jpg',
    'favicon.ico',
  ];
  for (const path of own) {
    write(`public/${path}`, `my ${path}`);
    // Next has copied it.
    write(`out/${path}`, `my ${path}`);
  }
  removeOwnFiles(root, out);
  expect(own.filter((path) => existsSync(join(out, path)))).toEqual([]);

  publishFiles(root, out);
  for (const path of own) expect(read(path)).toBe(`my ${path}`);
  expect(read('media/share-0123456789ab.jpg')).toBe('generated picture');
  expect(read('index.html')).toBe('a page');
});

test('what an earlier version of the build has copied to public/ is deleted', () => {
  write('public/favicon.ico', 'generated icon');
  write('public/media/share-0123456789ab.jpg', 'generated picture');
  write('public/media/photo.jpg', 'mine');
  settleCopies(root);
  expect(existsSync(join(root, 'public/favicon.ico'))).toBe(false);
  expect(existsSync(join(root, 'public/media/share-0123456789ab.jpg'))).toBe(false);
  expect(existsSync(join(root, 'public/media/photo.jpg'))).toBe(true);
});

test('an own favicon is kept; an own picture with the name of a generated one is refused', () => {
  write('public/favicon.ico', 'my icon');
  settleCopies(root);
  expect(existsSync(join(root, 'public/favicon.ico'))).toBe(true);

  write('public/media/share-0123456789ab.jpg', 'mine');
  expect(() => settleCopies(root)).toThrow(
    'public/media/share-0123456789ab.jpg has the name of a picture that the build makes from data/: rename it',
  );
});
