import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Messages } from 'next-intl';
import type { z } from 'zod';
import { localize } from '../../lib/content/localize';
import { type Resume, resumeSchema } from '../../lib/content/resume-schema';
import type {
  Contacts,
  LogoSource,
  OwnerSource,
  ProjectSource,
  ScenesSource,
} from '../../lib/content/schema';
import {
  contactsSchema,
  logosSchema,
  ownerSchema,
  perLanguage,
  projectSchema,
  scenesSchema,
  text,
} from '../../lib/content/schema';
import { defaultLocale, isLocale, type Locale, locales, perLocale } from '../../lib/i18n/locales';
import { fillIn, type Tree } from '../../lib/i18n/texts';
import { mapParallel } from '../shared/parallel';
import { settingProblems } from '../shared/settings';
import { type Drawings, fileProblem } from './files';
import { filesIn } from './files-in';
import { checkHtml } from './html';
import { repeatedIds } from './ids';
import { readJson } from './json';
import { messageProblems, missingKeys } from './messages';
import { ContentError, languageProblem, type Problem, problemsOf } from './problem';
import { letterProblem, missingLetters } from './resume/letters';

export interface ContentSource {
  owner: OwnerSource;
  contacts: Contacts;
  logos: LogoSource[];
  scenes: ScenesSource;
  /** The CV of each language that has one, with its file. */
  resumes: Partial<Record<Locale, { file: string; resume: Resume }>>;
  /** `folder` is relative to the checkout's root. */
  projects: (ProjectSource & { folder: string })[];
  /** Missing texts are filled with their keys. */
  messages: Record<Locale, Messages>;
  /** The keys of the missing texts. */
  missingTexts: Record<Locale, string[]>;
  drawings: Drawings;
}

/** Outputs the parsed and serialized HTML, in which every tag is closed. */
const description = text.transform((source, context) => {
  const { html, refused } = checkHtml(source);
  for (const line of refused) context.addIssue(`has forbidden HTML: ${line}`);
  return html;
});
const checkedProject = projectSchema.extend({ bigDescription: perLanguage(description) });

/**
 * Reads and checks `data/` and `messages/`, and checks the settings in the environment.
 * @param root the checkout
 * @throws ContentError with all problems of all files
 */
export async function readContent(root: string): Promise<ContentSource> {
  const problems = localeProblems();
  // Every text would have the same problem.
  if (problems.length > 0) throw new ContentError(problems);
  const drawings: Drawings = {};
  const read = <T extends z.ZodType>(file: string, schema: T) =>
    readFile({ root, problems, drawings, file, schema });

  const owner = await read('data/owner.json', ownerSchema);
  const contacts = await read('data/contacts.json', contactsSchema);
  const logos = await read('data/logos.json', logosSchema);
  const scenes = await read('data/scenes.json', scenesSchema);
  const resumes: ContentSource['resumes'] = {};
  const resumeFiles = listLanguages(root, 'data', /^resume(?:\.(.+))?\.json$/, problems);
  for (const [file, locale] of resumeFiles) {
    const resume = await read(file, resumeSchema);
    if (resume) resumes[locale] = { file, resume };
  }
  const projects: ContentSource['projects'] = [];
  for (const name of listFolders(join(root, 'data/projects'))) {
    const folder = `data/projects/${name}`;
    const project = await read(`${folder}/project.json`, checkedProject);
    if (project) projects.push({ ...project, folder });
  }

  const messages = readMessages(root, problems);
  problems.push(
    ...(await logoProblems(root, logos ?? [], drawings)),
    ...repeatedIds(projects),
    ...messageProblems(messages),
    ...settingProblems(),
  );
  // An invalid owner.json may name the CV that seems to be missing.
  if (owner) problems.push(...cvProblems(resumeFiles, resumes, owner, messages));
  if (!owner || !contacts || !logos || !scenes || problems.length > 0) {
    throw new ContentError(oncePerLanguage(problems));
  }
  return {
    owner,
    contacts,
    logos,
    scenes,
    resumes,
    projects,
    messages: perLocale((locale) => fillIn(messages[locale] as Tree)),
    missingTexts: perLocale((locale) => missingKeys(messages[locale])),
    drawings,
  };
}

/** Owners edit `locales.ts`, and `tsx` does not check its types. */
function localeProblems(): Problem[] {
  const messages = locales
    // The menu's links and the redirect to the visitor's language match only such codes.
    .filter((code) => !/^[a-z]{2,3}$/.test(code))
    .map((code) => `has '${code}': use an ISO 639 code such as 'de'`);
  if (!locales.includes(defaultLocale)) {
    messages.push(`lacks '${defaultLocale}', which the other languages fall back to: add it`);
  }
  return messages.map((message) => ({ file: 'lib/i18n/locales.ts', field: 'locales', message }));
}

function oncePerLanguage(problems: Problem[]): Problem[] {
  return problems.filter(
    ({ language }, index) =>
      !language || problems.findIndex((each) => each.language === language) === index,
  );
}

interface ReadOptions<T> {
  root: string;
  problems: Problem[];
  drawings: Drawings;
  file: string;
  schema: T;
}

/** Checks the named files even if the JSON does not match the schema, so that all problems are reported at once. */
async function readFile<T extends z.ZodType>({
  root,
  problems,
  drawings,
  file,
  schema,
}: ReadOptions<T>): Promise<z.output<T> | undefined> {
  const json = readJson(root, file, problems);
  if (json === undefined) return undefined;
  const { success, data, error } = schema.safeParse(json, { reportInput: true });
  const schemaProblems = error ? problemsOf(file, error) : [];
  problems.push(...schemaProblems);
  // A CV names no files, but its texts can end like a file name.
  const isResume = (schema as z.ZodType) === resumeSchema;
  await mapParallel(isResume ? [] : [...filesIn(json)], async ([field, name]) => {
    if (schemaProblems.some((problem) => problem.field === field)) return;
    const message = await fileProblem(root, `${dirname(file)}/${name}`, drawings);
    if (message) problems.push({ file, field, message });
  });
  return success ? data : undefined;
}

async function logoProblems(
  root: string,
  logos: LogoSource[],
  drawings: Drawings,
): Promise<Problem[]> {
  const file = 'data/logos.json';
  const problems: Problem[] = [];
  for (const [index, { id }] of logos.entries()) {
    const field = `[${index}].id`;
    const earlier = logos.findIndex((logo) => logo.id === id);
    const message =
      earlier < index
        ? `is ${id}, as in [${earlier}].id: delete one of them`
        : await fileProblem(root, `data/logos/${id}.svg`, drawings);
    if (message) problems.push({ file, field, message });
  }
  return problems;
}

/** A CV in a script that the fonts lack must be the owner's own PDF. Languages without a CV use the English one. */
function cvProblems(
  files: [file: string, locale: Locale][],
  resumes: ContentSource['resumes'],
  owner: OwnerSource,
  messages: Record<string, unknown>,
): Problem[] {
  const own = owner.cv ?? {};
  const languages = [...files.map(([, locale]) => locale), ...Object.keys(own)];
  const problems: Problem[] = [];
  if (languages.length > 0 && !languages.includes(defaultLocale)) {
    const message = 'is missing: add it, because languages without their own CV use it';
    problems.push({ file: 'data/resume.json', field: '', message });
  }
  for (const locale of locales) {
    const { file, resume } = resumes[locale] ?? {};
    if (!file || !resume || own[locale]) continue;
    const { Resume: words } = (messages[locale] ?? {}) as { Resume?: unknown };
    const name = resume.basics.name ?? localize(owner.name, locale);
    const letters = missingLetters(JSON.stringify([name, resume, words]));
    if (letters.length > 0) problems.push(letterProblem(file, locale, letters));
  }
  return problems;
}

/**
 * Finds each language's files: `data/resume.json` has the default language, `data/resume.az.json` Azerbaijani.
 * @param pattern matches file names; its group is the language's code
 */
function listLanguages(
  root: string,
  folder: string,
  pattern: RegExp,
  problems: Problem[],
): [file: string, locale: Locale][] {
  if (!existsSync(join(root, folder))) return [];
  const found: [file: string, locale: Locale][] = [];
  for (const name of readdirSync(join(root, folder)).sort()) {
    const [match, language = defaultLocale] = pattern.exec(name) ?? [];
    if (!match) continue;
    if (isLocale(language)) found.push([`${folder}/${name}`, language]);
    else problems.push(languageProblem(`${folder}/${name}`, '', language));
  }
  return found;
}

/** @returns the names of the visible folders in natural order: `2` comes before `10` */
function listFolders(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => !name.startsWith('.') && isFolder(join(path, name)))
    .sort(new Intl.Collator('en', { numeric: true }).compare);
}

/** Follows symbolic links. A broken link counts as a folder, so its project.json is reported as missing. */
function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true;
}

function readMessages(root: string, problems: Problem[]): Record<string, unknown> {
  listLanguages(root, 'messages', /^(.+)\.json$/, problems);
  const files = locales.map((locale) => [
    locale,
    readJson(root, `messages/${locale}.json`, problems),
  ]);
  return Object.fromEntries(files.filter(([, tree]) => tree !== undefined));
}
