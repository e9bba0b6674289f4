import { defaultLocale, type Locale, locales } from '../../lib/i18n/locales';
import type { Problem } from '../content/problem';
import { lettersLacking, ownPdf } from '../content/resume/letters';
import { missingContactKeys, settingsFile } from '../settings';
import type { Checked } from './checked';

/** What is not set or not there at all. */
export function launchFindings(checked: Checked): Problem[] {
  return [...cvFindings(checked), ...settingFindings()];
}

function cvFindings({ content, messages }: Checked): Problem[] {
  const { cv = {} } = content.owner;
  const has = (locale: Locale) => cv[locale] ?? content.resumes[locale];
  if (!has(defaultLocale)) {
    const message =
      'is missing: write your CV there, or name your own PDF as "cv" in data/owner.json';
    return [{ file: 'data/resume.json', field: '', message }];
  }
  return locales
    .filter((locale) => !has(locale))
    .map((locale) => {
      const canBeSet = lettersLacking(JSON.stringify([messages[locale].Resume])).length === 0;
      const remedy = canBeSet ? 'Write it' : `The CV’s fonts lack its letters. ${ownPdf(locale)}`;
      const message = `is missing: the English CV stands in. ${remedy}`;
      return { file: `data/resume.${locale}.json`, field: '', message };
    });
}

function settingFindings(): Problem[] {
  const findings = missingContactKeys().map((field) => ({
    file: settingsFile,
    field,
    message:
      'is not set: the contact form opens the visitor’s mail program. .env.example says where to find it',
  }));
  if (process.env.NEXT_PUBLIC_SITE_URL) return findings;
  const message =
    'is not set: search engines and shared links need the site’s address. Set it here or where the host builds';
  return [{ file: settingsFile, field: 'NEXT_PUBLIC_SITE_URL', message }, ...findings];
}
