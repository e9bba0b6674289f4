import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
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
  projectSchema,
  scenesSchema,
} from '../../lib/content/schema';
import { defaultLocale, isLocale, type Locale, locales } from '../../lib/i18n/locales';
import { settingProblems } from '../settings';
import { fileProblem } from './files';
import { filesIn } from './files-in';
import { checkHtml } from './html';
import { repeatedIds } from './ids';
import { readJson } from './json';
import { messageProblems } from './messages';
import { ContentError, type Problem, problemsOf } from './problem';
import { letterProblem, lettersLacking } from './resume/letters';

export interface ContentSource {
  owner: OwnerSource;
  contacts: Contacts;
  logos: LogoSource[];
  scenes: ScenesSource;
  /** The CV in each language that has one, and the file that it stands in. */
  resumes: Partial<Record<Locale, { file: string; resume: Resume }>>;
  /** `folder` is relative to the checkout's root. */
  projects: (ProjectSource & { folder: string })[];
}

/**
 * Reads and checks everything under `data/` and `messages/`, and checks the settings in the environment.
 * @param root the checkout
 * @throws ContentError that lists every problem of every file at once
 */
export async function readContent(root: string): Promise<ContentSource> {
  const problems: Problem[] = [];
  const read = <T extends z.ZodType>(file: string, schema: T, folder = 'data') =>
    readFile({ root, problems, file, schema, folder });

  const owner = await read('data/owner.json', ownerSchema);
  const contacts = await read('data/contacts.json', contactsSchema);
  const logos = await read('data/logos.json', logosSchema);
  const scenes = await read('data/scenes.json', scenesSchema);
  const resumes: ContentSource['resumes'] = {};
  for (const [file, locale] of listResumes(root, problems)) {
    const resume = await read(file, resumeSchema);
    if (resume) resumes[locale] = { file, resume };
  }
  const projects: ContentSource['projects'] = [];
  for (const name of listFolders(join(root, 'data/projects'))) {
    const folder = `data/projects/${name}`;
    const project = await read(`${folder}/project.json`, projectSchema, folder);
    if (!project) continue;
    const bigDescription = cleanDescription(project.bigDescription);
    projects.push({ ...project, bigDescription, folder });
  }

  const messages = readMessages(root, problems);
  problems.push(
    ...(await logoProblems(root, logos ?? [])),
    ...repeatedIds(projects),
    ...messageProblems(messages),
    ...cvProblems(resumes, owner?.cv ?? {}, messages),
    ...settingProblems(),
  );
  if (!owner || !contacts || !logos || !scenes || problems.length > 0) {
    throw new ContentError(problems);
  }
  return { owner, contacts, logos, scenes, resumes, projects };
}

interface Reading<T> {
  root: string;
  problems: Problem[];
  file: string;
  schema: T;
  /** Where the files are that it names. */
  folder: string;
}

/** Each check sees the file as it stands, so that a fault of its shape does not hide those of its pictures and texts. */
async function readFile<T extends z.ZodType>({
  root,
  problems,
  file,
  schema,
  folder,
}: Reading<T>): Promise<z.output<T> | undefined> {
  const json = readJson(root, file, problems);
  if (json === undefined) return undefined;
  const { success, data, error } = schema.safeParse(json, { reportInput: true });
  if (error) problems.push(...problemsOf(file, error));
  for (const [field, name] of filesIn(json)) {
    const message = await fileProblem(root, `${folder}/${name}`);
    if (message) problems.push({ file, field, message });
  }
  problems.push(...htmlProblems(file, json));
  return success ? data : undefined;
}

async function logoProblems(root: string, logos: LogoSource[]): Promise<Problem[]> {
  const file = 'data/logos.json';
  const problems: Problem[] = [];
  for (const [index, { id }] of logos.entries()) {
    const field = `[${index}].id`;
    const earlier = logos.findIndex((logo) => logo.id === id);
    const message =
      earlier < index
        ? `is ${id}, which [${earlier}].id is too`
        : await fileProblem(root, `data/logos/${id}.svg`);
    if (message) problems.push({ file, field, message });
  }
  return problems;
}

/** A language without a CV gets the English one; one in a script that the fonts lack has to be the owner's own PDF. */
function cvProblems(
  resumes: ContentSource['resumes'],
  own: NonNullable<OwnerSource['cv']>,
  messages: Record<string, unknown>,
): Problem[] {
  const inLanguages = { ...resumes, ...own };
  const problems: Problem[] = [];
  if (Object.keys(inLanguages).length > 0 && !inLanguages[defaultLocale]) {
    const message = 'is missing: a language without a CV of its own gets this one';
    problems.push({ file: 'data/resume.json', field: '', message });
  }
  for (const locale of locales) {
    const { file, resume } = resumes[locale] ?? {};
    if (!file || own[locale]) continue;
    const { Resume: words } = (messages[locale] ?? {}) as { Resume?: unknown };
    const lacking = lettersLacking(JSON.stringify([resume, words]));
    if (lacking.length > 0) problems.push(letterProblem(file, locale, lacking));
  }
  return problems;
}

/** `data/resume.json` is in the default language, `data/resume.az.json` in Azerbaijani. */
function listResumes(root: string, problems: Problem[]): [file: string, locale: Locale][] {
  if (!existsSync(join(root, 'data'))) return [];
  const found: [file: string, locale: Locale][] = [];
  for (const name of readdirSync(join(root, 'data')).sort()) {
    const [match, language = defaultLocale] = /^resume(?:\.(.+))?\.json$/.exec(name) ?? [];
    if (!match) continue;
    if (isLocale(language)) {
      found.push([`data/${name}`, language]);
    } else {
      const message = `is a CV in a language that the site does not have (${locales.join(', ')})`;
      problems.push({ file: `data/${name}`, field: '', message });
    }
  }
  return found;
}

/** Names in order, numbers by their value, without hidden ones. */
function listFolders(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort(new Intl.Collator('en', { numeric: true }).compare);
}

function htmlProblems(file: string, json: unknown): Problem[] {
  const { bigDescription } = (json ?? {}) as { bigDescription?: Record<string, unknown> };
  return Object.entries(bigDescription ?? {}).flatMap(([locale, html]) => {
    const refused = typeof html === 'string' ? checkHtml(html).refused : [];
    const field = `bigDescription.${locale}`;
    return refused.map((message) => ({ file, field, message: `is refused: ${message}` }));
  });
}

/** The HTML as the parser understood it: every tag closed. */
function cleanDescription(description: ProjectSource['bigDescription']) {
  const checked = { ...description };
  for (const locale of locales) {
    const source = description[locale];
    if (source !== undefined) checked[locale] = checkHtml(source).html;
  }
  return checked;
}

function readMessages(root: string, problems: Problem[]): Record<string, unknown> {
  const files = locales.map((locale) => [
    locale,
    readJson(root, `messages/${locale}.json`, problems),
  ]);
  return Object.fromEntries(files.filter(([, tree]) => tree !== undefined));
}
