import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from 'next-intl';
import type { Resume } from '../../../lib/content/resume-schema';
import type { Locale } from '../../../lib/i18n/locales';
import { translatorFor } from '../../../lib/i18n/translator';
import { cutFace, faces } from '../fonts';
import { ContentError } from '../problem';
import { letterProblem } from './letters';
import { makeResumePdf } from './pdf';
import { sectionsOf } from './sections';
import { missingLetters, openFonts } from './typesetter';

const instances = {
  display: faces.display,
  label: faces.label,
  text: { ...faces.text, axes: { wght: 400 } },
  strong: { ...faces.text, axes: { wght: 600 } },
};

/** What the CV sets of its own: page numbers, separators, the dots of lists. */
const marks = '0123456789 \u00a0·•–,+/';

interface Options {
  resume: Resume;
  /** Where it came from: problems name it. */
  file: string;
  locale: Locale;
  name: string;
  messages: Messages;
}

/**
 * Makes the CV of a language, or takes it from `.cache/resume/` where neither its texts nor this code have changed.
 * @param root the checkout
 * @returns the PDF's path from there
 * @throws ContentError where the faces lack a letter
 */
export async function makeResume(root: string, options: Options): Promise<string> {
  const { resume, file, locale, name, messages } = options;
  const t = translatorFor(locale, messages);
  const sections = sectionsOf(resume, locale, t);
  const words = JSON.stringify([
    name,
    name.toLocaleUpperCase(locale),
    resume.basics,
    sections,
    messages.Resume,
  ]);
  const cached = `.cache/resume/${hashOf(locale, words, ...sources(root))}.pdf`;
  if (existsSync(join(root, cached))) return cached;

  const cut = Object.fromEntries(
    await Promise.all(
      Object.entries(instances).map(async ([face, instance]) => [
        face,
        await cutFace(instance, `${words}${marks}`, 'sfnt'),
      ]),
    ),
  );
  const missing = missingLetters(openFonts(cut.text ?? []), words);
  if (missing.length > 0) throw new ContentError([letterProblem(file, locale, missing)]);
  const pdf = await makeResumePdf({ basics: resume.basics, sections, locale, t, name, faces: cut });
  mkdirSync(join(root, '.cache/resume'), { recursive: true });
  writeFileSync(join(root, cached), pdf);
  return cached;
}

/** This code, so that a file made by an earlier one is not taken from the cache. */
function sources(root: string): Buffer[] {
  const folder = join(root, 'scripts/content/resume');
  return readdirSync(folder).map((file) => readFileSync(join(folder, file)));
}

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}
