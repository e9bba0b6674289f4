import { localize } from '../../lib/content/localize';
import { defaultLocale, locales } from '../../lib/i18n/locales';
import type { Problem } from '../content/problem';
import { missingContactKeys, settingsFile } from '../settings';
import type { Checked } from './checked';

/** What is not set or not there at all. */
export function launchFindings(checked: Checked): Problem[] {
  return [...cvFindings(checked), ...gapFindings(checked), ...settingFindings()];
}

function cvFindings({ content: { owner, resumes } }: Checked): Problem[] {
  const { cv } = owner;
  if (!cv && !resumes[defaultLocale]) {
    const message =
      'is missing: write your CV there, or name your own PDF as "cv" in data/owner.json';
    return [{ file: 'data/resume.json', field: '', message }];
  }
  return locales
    .filter((locale) => (cv ? localize(cv, locale) !== cv[locale] : !resumes[locale]))
    .map((locale) => ({
      file: cv ? 'data/owner.json' : `data/resume.${locale}.json`,
      field: cv ? `cv.${locale}` : '',
      message: 'is missing: the English CV stands in',
    }));
}

/** Ids are addresses: one that is gone is no fault, but links to it may be about. */
function gapFindings({ content: { projects } }: Checked): Problem[] {
  const sorted = projects.toSorted((a, b) => a.id - b.id);
  return sorted.flatMap(({ id, folder }, index) => {
    const before = sorted[index - 1]?.id ?? 0;
    if (id <= before + 1) return [];
    const gap = id === before + 2 ? `${before + 1}` : `${before + 1} to ${id - 1}`;
    const message = `is ${id}, and no project has ${gap}: an address such as /project/${before + 1}/ is not found`;
    return [{ file: `${folder}/project.json`, field: 'id', message }];
  });
}

function settingFindings(): Problem[] {
  return missingContactKeys().map((field) => ({
    file: settingsFile,
    field,
    message:
      'is not set: the contact form opens the visitor’s mail program. .env.example says where to find it',
  }));
}
