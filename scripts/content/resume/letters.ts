import { readFileSync } from 'node:fs';
import { defaultLocale, type Locale } from '../../../lib/i18n/locales';
import { fontFiles } from '../fonts';
import type { Problem } from '../problem';
import { type Fonts, missingLetters, openFonts } from './typesetter';

/** How many letters are named: enough to know the script by. */
const named = 8;

let fonts: Fonts | undefined;

/** @returns the first letters of a text that the site's and the CV's own fonts lack; none where they have them all */
export function lettersLacking(text: string): string[] {
  fonts ??= openFonts(fontFiles('text').map((file) => readFileSync(file)));
  return missingLetters(fonts, text).slice(0, named);
}

/** What an owner is told of a CV in a script that its fonts lack. */
export function letterProblem(file: string, locale: Locale, lacking: string[]): Problem {
  const otherwise = locale === defaultLocale ? '' : ', or delete it: the English CV stands in';
  const message = `cannot be set: its fonts lack ${lacking.join(' ')}, which it or “Resume” in messages/${locale}.json has. ${ownPdf(locale)}${otherwise}`;
  return { file, field: '', message };
}

export function ownPdf(locale: Locale): string {
  return `Put a PDF of your own into data/owner/ and name it in data/owner.json, "cv": { "${locale}": "owner/cv-${locale}.pdf" }`;
}
