import { readFileSync } from 'node:fs';
import { defaultLocale, type Locale } from '../../../lib/i18n/locales';
import type { Problem } from '../../shared/problem';
import { faces, fontFile } from '../fonts';
import { openTypeface } from '../typeface';

/** @returns a problem if the fonts of the site and the CV lack letters of a CV's texts */
export function letterProblems(file: string, locale: Locale, texts: unknown): Problem[] {
  const face = openTypeface(readFileSync(fontFile(faces.text)));
  // Eight letters are enough to recognise the script.
  const letters = face.missing(JSON.stringify(texts), /./gu).slice(0, 8);
  if (letters.length === 0) return [];
  const remedy = `Put your own PDF into data/owner/ and name it in data/owner.json, "cv": { "${locale}": "owner/cv-${locale}.pdf" }`;
  const english = locale === defaultLocale ? '' : ', or delete this file to use the English CV';
  const message = `cannot become a PDF: the fonts lack ${letters.join(' ')} in it or in “Resume” of messages/${locale}.json. ${remedy}${english}`;
  return [{ file, field: '', message }];
}
