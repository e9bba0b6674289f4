import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { locales } from '@/lib/i18n/locales';
import { personal } from '@/scripts/check/sample';
import { moveIn, owner } from './content';
import { makeCopy, runIn } from './copy';

/** The sample's owner and city, in part as well. */
const names = ['Aygün', 'Şəfəq', 'Baku', 'Bakı', 'aygun', 'shafag', '+994'];

test('after a change of owners nothing is left of the sample', async () => {
  test.setTimeout(3_600_000);
  const root = makeCopy('moved', ['tests']);
  moveIn(root);
  const listed = await runIn(root, 'scripts/check.ts');
  expect(listed).not.toContain('is the sample’s');
  expect(listed).not.toContain('for the text on it');
  await runUnitTests(root);
  // Builds the copy, and asks of it all that is asked of the sample's site, but for what is about the sample.
  await runIn(root, 'scripts/test-browser.ts', ['--grep-invert', '@sample']);

  const texts = await textsIn(join(root, 'out'));
  const all = [...texts.values()].join('\n');
  // Were nothing read, nothing would be found.
  for (const known of [owner.name, owner.email, ...owner.projects]) {
    expect(all).toContain(known.toLowerCase());
  }
  const cv = [...texts].find(([file]) => file.endsWith('.pdf'))?.[1];
  expect(cv).toContain('builds quiet websites');

  // The site's own wording is whoever's: a role that it names too tells nothing.
  const wording = locales.map((locale) =>
    readFileSync(join(root, `messages/${locale}.json`), 'utf8'),
  );
  const common = wording.join().toLowerCase();
  const marks = sampleMarks()
    .map((mark) => mark.toLowerCase())
    .filter((mark) => !common.includes(mark));
  for (const name of names) expect(common).not.toContain(name.toLowerCase());
  expect(marks.length).toBeGreaterThan(200);
  const left = marks.flatMap((mark) =>
    [...texts].filter(([, text]) => text.includes(mark)).map(([file]) => `${mark} in ${file}`),
  );
  expect(left).toEqual([]);

  const samplePictures = new Set(readdirSync('public/media'));
  expect(samplePictures.size).toBeGreaterThan(100);
  expect(readdirSync(join(root, 'out/media')).filter((file) => samplePictures.has(file))).toEqual(
    [],
  );
});

/** Those of the checkout, on the copy: they hold for whatever content there is. */
async function runUnitTests(root: string) {
  const packages = join(root, 'node_modules');
  symlinkSync(resolve('node_modules'), packages);
  await runIn(root, 'node_modules/jest/bin/jest.js', ['--config', 'tests/jest.config.mjs']);
  // A build finds its packages in the folder above, and would take these for files outside of it.
  rmSync(packages);
}

/** Everything in a folder that can be read, in small letters and without HTML's escapes. */
async function textsIn(folder: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|json|txt|md|xml|svg|webmanifest|pdf)$/.test(file)) continue;
    const bytes = readFileSync(join(folder, file));
    const text = file.endsWith('.pdf') ? await pdfText(bytes) : bytes.toString();
    const plain = text.replace(/&amp;/g, '&').replace(/&(quot|#x27|apos);/g, "'");
    texts.set(file, plain.toLowerCase());
  }
  return texts;
}

async function pdfText(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await pdf.getMetadata();
  const { text } = await extractText(pdf, { mergePages: true });
  return `${text} ${JSON.stringify(info)}`;
}

/** What the sample's content says, but for what anybody may say: years, colours, the names of files and of tools. */
function sampleMarks(): string[] {
  const marks = new Set<string>();
  const files = readdirSync('data', { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((each) => each.endsWith('.json') && each !== 'logos.json')) {
    for (const text of stringsIn(JSON.parse(readFileSync(join('data', file), 'utf8')))) {
      for (const part of text.split(/<[^>]*>/)) marks.add(part.trim());
    }
  }
  for (const locale of locales) {
    const messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
    for (const key of personal) {
      const [group = '', name = ''] = key.split('.');
      for (const part of String(messages[group]?.[name]).split(/\{\w+\}/)) marks.add(part.trim());
    }
  }
  // A text of few letters is a part of many others.
  const long = [...marks].filter(
    (mark) => mark.length > 11 && !/^[\w./-]+\.(webp|svg)$/.test(mark),
  );
  return [...long, ...names];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
