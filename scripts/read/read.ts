import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from 'next-intl';
import type { z } from 'zod';
import type { HomeSection, ListsOf, SectionName } from '../../lib/content/schema';
import { type Site, siteSchema } from '../../lib/content/site';
import { defaultLocale, isLocale, type Locale, locales, perLocale } from '../../lib/i18n/locales';
import { contrastProblems } from '../colours/contrast';
import { readJson } from '../util/json';
import { ContentError, languageProblem, type Problem, problemsOf } from '../util/problem';
import { openFiles, schemasIn } from './files';
import { messagesSchema } from './messages';
import { projectFolders } from './project-folders';
import { type ProjectInFolder, readProject } from './projects';
import { chooseSections } from './sections';
import { messageTexts, type PlacedText, textsOf } from './texts';

const siteFile = 'data/site.json';
const scenesFile = 'data/scenes.json';

type Schemas = ReturnType<typeof schemasIn>;
/** A file of `data/`, with the files that it names. */
type Opened<Name extends Exclude<keyof Schemas, 'sections'>> = z.infer<Schemas[Name]>;

type Lists = ListsOf<Schemas['sections']>;

/** The checked content of `data/` and `messages/`. The pictures and drawings that fields name are open. */
export interface ContentSource {
  site: Site;
  /** The sections of the home page, in their order. */
  sections: SectionName[];
  /** Without a portrait and CV if the home page has no about section. */
  owner: Opened<'owner'>;
  contacts: Opened<'contacts'>;
  /** The own lists of sections; empty if the home page does not have the section. */
  lists: Lists;
  /** Sections that `data/site.json` does not list, although they have content. */
  unlisted: SectionName[];
  /** Without a photo if the home page has no image section. */
  scenes: Opened<'scenes'>;
  /** In the order of their folders. */
  projects: ProjectInFolder[];
  /** A language may lack texts: pages show their keys. */
  messages: Record<Locale, Messages>;
  /** All texts, with their places. */
  texts: PlacedText[];
}

/**
 * Reads and checks `data/` and `messages/`. Each file is read once.
 * @param root the checkout
 * @throws ContentError with all problems of all files
 */
export async function readContent(root: string): Promise<ContentSource> {
  const problems: Problem[] = [];
  const texts: PlacedText[] = [];
  const files = openFiles(root);

  /** @returns undefined if the file has problems */
  async function read<T extends z.ZodType>(
    file: string,
    schema: T,
  ): Promise<z.infer<T> | undefined> {
    const json = readJson(root, file, problems);
    texts.push(...textsOf(file, json));
    return check(file, json, schema);
  }

  /** @param json undefined if the file cannot be read, which is a problem already */
  async function check<T extends z.ZodType>(file: string, json: unknown, schema: T) {
    if (json === undefined) return undefined;
    const { data, error } = await schema.safeParseAsync(json, { reportInput: true });
    if (error) problems.push(...problemsOf(file, error));
    return data;
  }

  const has = (file: string) => existsSync(join(root, file));
  const inData = schemasIn('data', files);
  const owner = await read('data/owner.json', inData.owner);
  const contacts = await read('data/contacts.json', inData.contacts);
  const scenes = has(scenesFile) ? await read(scenesFile, inData.scenes) : {};
  const lists: Partial<Record<string, unknown[]>> = {};
  for (const [name, { file, schema }] of Object.entries<HomeSection>(inData.sections)) {
    if (file && schema) lists[name] = has(file) ? await read(file, schema) : [];
  }
  const site = has(siteFile) ? await read(siteFile, siteSchema) : siteSchema.parse({});
  if (site) problems.push(...contrastProblems(siteFile, site.colors));

  const projects: ProjectInFolder[] = [];
  for (const folder of projectFolders(root)) {
    const project = await readProject({ root, files, problems, texts }, folder);
    if (project) projects.push(project);
  }

  problems.push(...repeatedIds(projects), ...unknownLanguages(root));
  const written = perLocale((locale) => readJson(root, messagesFile(locale), problems));
  // If English cannot be read, each file is checked by its own keys.
  const schemaFor = (locale: Locale) =>
    messagesSchema(Object(written[defaultLocale] ?? written[locale]));
  const messages: Partial<Record<Locale, Messages>> = {};
  for (const locale of locales) {
    const file = messagesFile(locale);
    messages[locale] = (await check(file, written[locale], schemaFor(locale))) as Messages;
    texts.push(...messageTexts(file, locale, written[defaultLocale], messages[locale]));
  }

  if (!site || !owner || !contacts || !scenes || problems.length > 0) {
    throw new ContentError(oncePerLanguage(problems));
  }
  return {
    site,
    ...chooseSections(site, { owner, scenes, lists: lists as Lists }),
    contacts,
    projects,
    messages: messages as Record<Locale, Messages>,
    texts,
  };
}

const messagesFile = (locale: Locale) => `messages/${locale}.json`;

/** Finds files such as `messages/de.json` of languages that are not in `locales.ts`. */
function unknownLanguages(root: string): Problem[] {
  return readdirSync(join(root, 'messages')).flatMap((name) => {
    const [, language] = /^(.+)\.json$/.exec(name) ?? [];
    if (!language || isLocale(language)) return [];
    return languageProblem(`messages/${name}`, '', language);
  });
}

function oncePerLanguage(problems: Problem[]): Problem[] {
  return problems.filter(
    ({ language }, index) =>
      !language || problems.findIndex((each) => each.language === language) === index,
  );
}

/** Projects with the same number would have the same URL. */
function repeatedIds(projects: ProjectInFolder[]): Problem[] {
  return projects.flatMap(({ id, folder }, index) => {
    const earlier = projects.slice(0, index).find((project) => project.id === id);
    const message = `has the number of ${earlier?.folder}: give it another, which will be in its URL`;
    return earlier ? { file: folder, field: '', message } : [];
  });
}
