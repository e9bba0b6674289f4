import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { defaultLocale, type Locale } from '../../../lib/i18n/locales';
import { fontFiles } from '../fonts';
import type { Problem } from '../problem';

let fonts: fontkit.Font[] | undefined;

/** @returns the letters that the fonts of the site and the CV lack; at most eight, enough to recognise the script */
export function missingLetters(text: string): string[] {
  fonts ??= fontFiles('text').map((file) => fontkit.create(readFileSync(file)) as fontkit.Font);
  const covered = fonts.flatMap(({ characterSet }) => characterSet);
  return [...new Set(text)]
    .filter((letter) => !covered.includes(letter.codePointAt(0) ?? 0))
    .slice(0, 8);
}

export function letterProblem(file: string, locale: Locale, letters: string[]): Problem {
  const alternative = locale === defaultLocale ? '' : ', or delete this file to use the English CV';
  const message = `cannot become a PDF: the fonts lack ${letters.join(' ')} in it or in “Resume” of messages/${locale}.json. ${ownPdf(locale)}${alternative}`;
  return { file, field: '', message };
}

function ownPdf(locale: Locale): string {
  return `Put your own PDF into data/owner/ and name it in data/owner.json, "cv": { "${locale}": "owner/cv-${locale}.pdf" }`;
}
