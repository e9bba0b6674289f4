/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Resume, resumeSchema } from '@/lib/content/resume-schema';
import { messages } from '@/tests/texts';
import { mediaFile } from '../media';
import { makeResume } from './make';

/** A CV with every section of JSON Resume. */
const complete: Resume = resumeSchema.parse({
  basics: {
    name: 'Richard Hendriks',
    label: 'Programmer',
    email: 'richard@example.com',
    phone: '(912) 555-4321',
    url: 'https://richard.example',
    summary: 'Richard hails from Tulsa.',
    location: { city: 'San Francisco', region: 'California', countryCode: 'US' },
    profiles: [{ network: 'SoundCloud', username: 'dandymusicnl' }],
  },
  work: [{ name: 'Pied Piper', position: 'CEO', startDate: '2013-12-01', highlights: ['Demo'] }],
  volunteer: [
    { organization: 'CoderDojo', position: 'Teacher', startDate: '2012', endDate: '2013' },
  ],
  education: [{ institution: 'Oklahoma', area: 'IT', studyType: 'Bachelor', courses: ['SQL'] }],
  awards: [{ title: 'Professional', date: '2014-11', awarder: 'Techcrunch' }],
  certificates: [{ name: 'Kubernetes', date: '2021', issuer: 'CNCF' }],
  publications: [{ name: 'Compression', publisher: 'Hooli', releaseDate: '2014-10-01' }],
  skills: [{ name: 'Web', level: 'Master', keywords: ['HTML', 'CSS'] }],
  languages: [{ language: 'English', fluency: 'Native' }],
  interests: [{ name: 'Wildlife', keywords: ['Ferrets'] }],
  references: [{ name: 'Erlich', reference: 'Always the guy.' }],
  projects: [{ name: 'Miss Direction', startDate: '2016-08', endDate: '2016-08', roles: ['Lead'] }],
});

let root: string;

/** Each test has an empty cache. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'resume-'));
  mkdirSync(join(root, 'scripts/prepare'), { recursive: true });
  symlinkSync(resolve('scripts/prepare/resume'), join(root, 'scripts/prepare/resume'));
});

afterEach(() => rmSync(root, { recursive: true }));

const make = (resume: Resume) => makeResume(root, resume, 'en', messages.en);
const read = (url: string) => readFileSync(mediaFile(root, url));

function countPages(url: string): number {
  const [, count] =
    read(url)
      .toString('latin1')
      .match(/\/Type \/Pages\s+\/Count (\d+)/) ?? [];
  return Number(count);
}

test('a CV with every section becomes a PDF', async () => {
  expect(countPages(await make(complete))).toBe(2);
});

test('an empty JSON Resume becomes a PDF', async () => {
  expect(countPages(await make(resumeSchema.parse({ basics: { name: 'Nobody' } })))).toBe(1);
});

test('a summary longer than a page continues on the next', async () => {
  const basics = { name: 'Nobody', summary: 'Word '.repeat(2000) };
  expect(countPages(await make(resumeSchema.parse({ basics })))).toBe(3);
});

test('the same CV has the same file name and bytes', async () => {
  const first = await make(complete);
  const bytes = read(first);
  rmSync(mediaFile(root, first));
  expect(await make(complete)).toBe(first);
  expect(read(first).equals(bytes)).toBe(true);
  expect(await make({ ...complete, skills: [] })).not.toBe(first);
});
