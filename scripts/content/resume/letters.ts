import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { defaultLocale, type Locale } from '../../../lib/i18n/locales';
import { fontFiles } from '../fonts';
import type { Problem } from '../problem';

let fonts: fontkit.Font[] | undefined;

/** @returns the first eight letters that the fonts of the site and the CV lack: enough to recognise the script */
export function lettersLacking(text: string): string[] {
  fonts ??= fontFiles('text').map((file) => fontkit.create(readFileSync(file)) as fontkit.Font);
  const covered = fonts.flatMap(({ characterSet }) => characterSet);
  return [...new Set(text)]
    .filter((letter) => !covered.includes(letter.codePointAt(0) ?? 0))
    .slice(0, 8);
}

/** The problem of a CV in a script that its fonts lack. */
export function letterProblem(file: string, locale: Locale, lacking: string[]): Problem {
  const otherwise = locale === defaultLocale ? '' : ', or delete it: the English CV stands in';
  const message = `cannot be set: its fonts lack ${lacking.join(' ')}, which it or “Resume” in messages/${locale}.json has. ${ownPdf(locale)}${otherwise}`;
  return { file, field: '', message };
}

function ownPdf(locale: Locale): string {
  return `Put a PDF of your own into data/owner/ and name it in data/owner.json, "cv": { "${locale}": "owner/cv-${locale}.pdf" }`;
}
