/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { validate } from '@jsonresume/schema';
import officialSample from '@jsonresume/schema/sample.resume.json';
import { type Resume, resumeSchema } from '@/lib/content/resume-schema';
import type { Locale } from '@/lib/i18n/locales';
import { messages } from '@/tests/texts';
import { makeResume } from './make';

/** The resumes of this checkout, if it has any, and of the test content. */
const resumes = ['data', 'tests/owner/content/data'].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => /^resume\..*json$/.test(file))
    .map((file) => join(folder, file)),
);

let root: string;

/** Each test has an empty cache. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'resume-'));
  mkdirSync(join(root, 'scripts/content'), { recursive: true });
  for (const path of ['node_modules', 'scripts/content/resume']) {
    symlinkSync(resolve(path), join(root, path));
  }
});

afterEach(() => rmSync(root, { recursive: true }));

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function make(resume: Resume, locale: Locale = 'en') {
  const name = resume.basics.name ?? 'Nobody';
  return makeResume(root, { resume, locale, name, messages: messages[locale] });
}

function countPages(path: string): number {
  const [, count] =
    readFileSync(join(root, path), 'latin1').match(/\/Type \/Pages\s+\/Count (\d+)/) ?? [];
  return Number(count);
}

test.each(resumes)('%s is valid JSON Resume', (file) => {
  const report = jest.fn();
  validate(read(file), report);
  expect(report).toHaveBeenCalledWith(null, true);
});

test("JSON Resume's official sample becomes a PDF", async () => {
  expect(countPages(await make(resumeSchema.parse(officialSample)))).toBe(2);
});

test('an empty JSON Resume becomes a PDF', async () => {
  expect(countPages(await make(resumeSchema.parse({})))).toBe(1);
});

test('a long CV gets as many pages as it needs', async () => {
  const work = Array.from({ length: 60 }, () => ({
    position: 'Developer',
    summary: 'Word '.repeat(90),
  }));
  expect(countPages(await make(resumeSchema.parse({ work })))).toBeGreaterThan(5);
});

test('a summary longer than a page continues on the next', async () => {
  const basics = { summary: 'Word '.repeat(2000) };
  expect(countPages(await make(resumeSchema.parse({ basics })))).toBe(3);
});

test('the same CV has the same file name and bytes', async () => {
  const resume = resumeSchema.parse(officialSample);
  const first = await make(resume);
  const bytes = readFileSync(join(root, first));
  rmSync(join(root, first));
  expect(await make(resume)).toBe(first);
  expect(readFileSync(join(root, first)).equals(bytes)).toBe(true);
  expect(await make({ ...resume, skills: [] })).not.toBe(first);
});
