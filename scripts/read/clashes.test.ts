/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { otherLocales } from '@/lib/i18n/locales';
import { formatProblem } from '../util/problem';
import { publicProblems } from './clashes';

const [other] = otherLocales;
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'public-'));
  mkdirSync(join(root, 'deploy/site'), { recursive: true });
  writeFileSync(join(root, 'deploy/site/_headers'), '');
});

afterEach(() => rmSync(root, { recursive: true }));

const linesFor = (path: string): string[] => {
  const file = join(root, 'public', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return publicProblems(root, [{ id: 3 }]).map(formatProblem);
};

test.each([
  'google1234567890abcdef.html',
  'yandex_1234567890abcdef.HTML',
  '.well-known/security.txt',
  'CNAME',
  '_redirects',
  'favicon.ico',
  'media/photo.jpg',
  'demo/index.html',
  'demo/404.html',
  'project/notes.pdf',
  'project/4/index.html',
  'contact/map.html',
  'site.webmanifest',
])('public/%s is published', (path) => {
  expect(linesFor(path)).toEqual([]);
});

test.each([
  ['index.html', 'the page /', 'rename or move it'],
  ['index.md', 'the page /', 'rename or move it'],
  ['Contact/Index.html', 'the page /contact/', 'rename or move it'],
  ['contact.html', 'the page /contact/', 'rename or move it'],
  ['contact', 'the page /contact/', 'rename or move it'],
  ['project/3/index.txt', 'the page /project/3/', 'rename or move it'],
  ['project/3', 'the page /project/3/', 'rename or move it'],
  ['404.html', '404.html', 'rename or delete it, or change components/not-found/'],
  ['robots.txt', 'robots.txt', 'rename or delete it, or change app/robots.ts'],
  ['Sitemap.xml', 'sitemap.xml', 'rename or delete it, or change lib/seo/sitemap.ts'],
  ['feed.xml', 'feed.xml', 'rename or delete it, or change lib/seo/feed.ts'],
  ['llms.txt/a', 'llms.txt', 'rename or delete it, or change lib/seo/llms.ts'],
  ['manifest.webmanifest', 'manifest.webmanifest', 'rename or delete it, or change lib/seo/manif'],
  ['_headers', '_headers', 'delete it, and write your rules into deploy/site/_headers'],
  ['_next/static/a.js', '_next', 'move it to another folder'],
  [
    'locales/en/translation.json',
    'Locales/en/translation.json',
    'rename or delete it, or change messages/en.json',
  ],
])('public/%s is refused', (path, generated, remedy) => {
  const [line, ...more] = linesFor(path);
  expect(more).toEqual([]);
  expect(line).toContain(
    `public/${path} has the path of ${generated}, which the build makes: ${remedy}`,
  );
});

test.each(['media', 'favicon.ico/a'])('public/%s is in the way', (path) => {
  expect(linesFor(path)).toEqual([
    `public/${path} is in the way of media/ or favicon.ico, which the build makes: rename it`,
  ]);
});

if (other) {
  test('pages and files of every language are known', () => {
    expect(linesFor(other)).toHaveLength(1);
    rmSync(join(root, 'public', other));
    expect(linesFor(`${other}/feed.xml`)).toHaveLength(1);
  });
}

test('links are followed; a link to nothing or to its own folder is refused', () => {
  mkdirSync(join(root, 'elsewhere'));
  writeFileSync(join(root, 'elsewhere/robots.txt'), '');
  mkdirSync(join(root, 'public'));
  symlinkSync('../elsewhere/robots.txt', join(root, 'public/robots.txt'));
  symlinkSync('../elsewhere', join(root, 'public/folder'));
  symlinkSync('../nothing', join(root, 'public/broken'));
  symlinkSync('..', join(root, 'elsewhere/loop'));
  expect(publicProblems(root, []).map(formatProblem)).toEqual([
    'public/broken is neither a file nor a folder, nor a link to one: delete it',
    'public/folder/loop/elsewhere is a link to a folder that contains it: delete it',
    'public/folder/loop/public is a link to a folder that contains it: delete it',
    expect.stringMatching(/^public\/robots\.txt has the path of robots\.txt/),
  ]);
});
