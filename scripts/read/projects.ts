import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type ProjectWords, projectWordFields } from '../../lib/content/schema';
import type {
  LocalizedText,
  PerLanguage,
  ProjectFacts,
  ProjectTexts,
  Translations,
} from '../../lib/content/types';
import {
  defaultLocale,
  isLocale,
  type Locale,
  locales,
  otherLocales,
} from '../../lib/i18n/locales';
import type { SourcePicture } from '../pictures/source-picture';
import { readText } from '../util/json';
import { languageName } from '../util/language-names';
import { leavesOf } from '../util/leaves';
import { formatPath, languageProblem, type Problem, problemsOf } from '../util/problem';
import { schemasIn } from './files';
import { readFrontMatter } from './front-matter';
import { projectId } from './project-folders';
import { type OpenStory, type Reader, readStories } from './stories';
import type { PlacedText } from './texts';

/** A project as its files describe it. Its pictures are open. */
export interface ProjectInFolder extends ProjectFacts<SourcePicture> {
  story: PerLanguage<OpenStory>;
}

/**
 * Reads a project's Markdown files: `en.md`, and one for each other language that has one. Each begins with facts.
 * @param folder of the project, from the root
 * @returns undefined if the English file is not complete
 */
export async function readProject(
  reader: Reader,
  folder: string,
): Promise<ProjectInFolder | undefined> {
  const { root, files, problems, texts } = reader;
  const { project, translation } = schemasIn(folder, files);
  const words: Translations<ProjectWords> = {};
  const sources: Translations<string> = {};

  /** @returns undefined if the file is missing or has problems */
  async function readFacts<T extends z.ZodType>(locale: Locale, schema: T) {
    const file = `${folder}/${locale}.md`;
    const source = readText(root, file);
    if (source === undefined) return undefined;
    const { facts, text } = readFrontMatter(file, source, problems);
    sources[locale] = text;
    if (facts === undefined) return undefined;
    texts.push(...factTexts(file, locale, facts));
    const { data, error } = await schema.safeParseAsync(facts, { reportInput: true });
    if (error) problems.push(...problemsOf(file, error));
    return data;
  }

  const english = await readFacts(defaultLocale, project);
  words[defaultLocale] = english;
  for (const locale of otherLocales) words[locale] = await readFacts(locale, translation);
  const facts = mergeWords(words);
  const stories = await readStories(reader, folder, [facts.name, facts.littleName], sources);
  problems.push(...folderProblems(root, folder));
  const { [defaultLocale]: text } = stories;
  if (!text) {
    const file = `${folder}/${defaultLocale}.md`;
    const what = sources[defaultLocale] === undefined ? 'is missing' : 'has no text';
    const message = `${what}: write the facts and the text, as docs/projects.md shows`;
    problems.push({ file, field: '', message });
  }
  if (!english || !text) return undefined;
  const story = { ...stories, [defaultLocale]: text };
  return { ...english, ...facts, id: projectId(folder), folder, story };
}

/** @param words the facts of each language @returns each fact in all languages. What describes a picture falls back to the name */
export function mergeWords(words: Translations<ProjectWords>): ProjectTexts {
  const entries = projectWordFields.map((field) => {
    const values = locales.map((locale) => [locale, words[locale]?.[field]] as const);
    return [field, Object.fromEntries(values.filter(([, value]) => value !== undefined))];
  });
  const facts: ProjectTexts = Object.fromEntries(entries);
  const described = (alt: LocalizedText) => (alt[defaultLocale] ? alt : { ...facts.name, ...alt });
  return {
    ...facts,
    alt: described(facts.alt),
    alt1: described(facts.alt1),
    alt2: described(facts.alt2),
  };
}

/** A name or title by which a list is ordered is a text, too. */
function factTexts(file: string, locale: Locale, facts: unknown): PlacedText[] {
  return leavesOf(facts).map(([path, text]) => {
    const [field = '', ...keys] = path.map(String);
    const title = field === 'credits' || field === 'job' ? keys.join() : '';
    const isWord = projectWordFields.some((each) => each === field);
    return {
      file,
      field: formatPath(path),
      text: title ? `${title}: ${text}` : text,
      locale: isWord ? locale : undefined,
    };
  });
}

/** Finds files such as `de.md` of languages that are not in `locales.ts`. Other files may lie here, such as `faq.md`. */
function folderProblems(root: string, folder: string): Problem[] {
  const unknown = readdirSync(join(root, folder)).flatMap((name) => {
    const [, code] = /^(.+)\.md$/.exec(name) ?? [];
    if (!code || isLocale(code) || !languageName(code)) return [];
    return languageProblem(`${folder}/${name}`, '', code);
  });
  if (projectId(folder) > 0) return unknown;
  const message = 'must begin with a number, which is in the URL of its page: 14-sheki-honey';
  return [...unknown, { file: folder, field: '', message }];
}
