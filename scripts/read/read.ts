import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Messages } from 'next-intl';
import type { z } from 'zod';
import {
  type Contacts,
  contactsSchema,
  type LogoSource,
  logosSchema,
  type OwnerSource,
  ownerSchema,
  type ProjectSource,
  projectSchema,
  type ScenesSource,
  scenesSchema,
} from '../../lib/content/schema';
import type { SectionName, Site } from '../../lib/content/site';
import type { PerLanguage } from '../../lib/content/types';
import { defaultLocale, isLocale, type Locale, locales, perLocale } from '../../lib/i18n/locales';
import { roomProblems } from '../colours/contrast';
import type { Story } from '../story/parse-story';
import { readStories } from '../story/read-stories';
import { readJson } from '../util/json';
import {
  ContentError,
  formatPath,
  languageProblem,
  type Problem,
  problemsOf,
} from '../util/problem';
import { settingProblems } from '../util/settings';
import { type AnalyticsSource, readAnalytics } from './analytics';
import { type Drawings, fileProblem } from './files';
import { fillIn, messagesSchema } from './messages';
import { filesIn, takeNamesOnDisk } from './named-files';
import { otherCase } from './names';
import { projectFolders } from './project-folders';
import { chooseSections } from './sections';
import { serviceProblems, withServicesOf } from './services';
import { readSite } from './site';

/** A project as its files describe it. */
export interface ProjectInFolder extends ProjectSource {
  /** Path from the checkout's root. */
  folder: string;
  /** The text of its Markdown files. */
  story: PerLanguage<Story>;
}

/** The checked content of `data/` and `messages/`. Fields name pictures and drawings by their files. */
export interface ContentSource {
  site: Site;
  /** The sections of the home page, in their order. */
  sections: SectionName[];
  owner: OwnerSource;
  contacts: Contacts;
  logos: LogoSource[];
  scenes: ScenesSource;
  /** In the order of their folders. */
  projects: ProjectInFolder[];
  /** Missing texts are filled with their keys. */
  messages: Record<Locale, Messages>;
  /** Texts that are the English ones on purpose. */
  sameAsEnglish: Record<Locale, string[]>;
  /** From the settings; undefined if it is off. */
  analytics: AnalyticsSource | undefined;
  /** All files that fields name, as paths from the checkout's root. */
  files: string[];
  drawings: Drawings;
}

/**
 * Reads and checks `data/` and `messages/`, and checks the settings in the environment.
 * @param root the checkout
 * @throws ContentError with all problems of all files
 */
export async function readContent(root: string): Promise<ContentSource> {
  const problems = localeProblems();
  // Every text would have the same problem.
  if (problems.length > 0) throw new ContentError(problems);
  const files: string[] = [];
  const drawings: Drawings = {};

  function parse<T extends z.ZodType>(file: string, schema: T) {
    const json = readJson(root, file, problems);
    takeNamesOnDisk(root, file, json);
    return { json, data: check(file, json, schema) };
  }

  /** @param json undefined if the file cannot be read, which is a problem already */
  function check<T extends z.ZodType>(file: string, json: unknown, schema: T) {
    if (json === undefined) return undefined;
    const { data, error } = schema.safeParse(json, { reportInput: true });
    if (error) problems.push(...problemsOf(file, error));
    return data;
  }

  /** Checks the named files even if the JSON does not match the schema, so that all problems are reported at once. */
  async function read<T extends z.ZodType>(file: string, schema: T) {
    const { json, data } = parse(file, schema);
    await Promise.all(filesIn(json).map(([path, name]) => checkFile(file, formatPath(path), name)));
    return data;
  }

  async function checkFile(file: string, field: string, name: string) {
    if (problems.some((problem) => problem.file === file && problem.field === field)) return;
    const path = `${dirname(file)}/${name}`;
    files.push(path);
    const other = otherCase(root, path);
    const message = other
      ? `names ${path}, but the file is ${other}: write upper and lower case as in its name, which hosts distinguish`
      : await fileProblem(root, path, drawings);
    if (message) problems.push({ file, field, message });
  }

  const otherProjects = otherCase(root, 'data/projects');
  if (otherProjects)
    problems.push({ file: otherProjects, field: '', message: 'has to be named data/projects' });
  const owner = await read('data/owner.json', ownerSchema);
  const contacts = await read('data/contacts.json', contactsSchema);
  const scenes = await read('data/scenes.json', scenesSchema);
  const hasLogos = existsSync(join(root, 'data/logos.json'));
  const logos = (hasLogos && (await read('data/logos.json', logosSchema))) || [];
  const site = readSite(root, parse, problems);
  const sections = chooseSections(site, { owner, scenes, logos, files }, problems);
  const projects: ProjectInFolder[] = [];
  for (const folder of projectFolders(root)) {
    const project = await read(`${folder}/project.json`, projectSchema);
    if (site) problems.push(...roomProblems(`${folder}/project.json`, project?.room, site.colors));
    const story = await readStories(root, folder, project, problems, checkFile);
    if (project && story) projects.push({ ...project, folder, story });
  }
  problems.push(
    ...repeatedIds([
      ...logos.map(({ id }, index) => ({ id, file: 'data/logos.json', field: `[${index}].id` })),
      ...projects.map(({ id, folder }) => ({ id, file: `${folder}/project.json`, field: 'id' })),
    ]),
    ...unknownLanguages(root),
    ...settingProblems(contacts?.form),
  );
  const analytics = readAnalytics(problems);
  for (const [index, { id }] of logos.entries()) {
    await checkFile('data/logos.json', `[${index}].id`, `logos/${id}.svg`);
  }

  const texts = perLocale((locale) => readJson(root, `messages/${locale}.json`, problems));
  const checkedTexts = perLocale((locale) => {
    // If English cannot be read, each file is checked by its own keys.
    const english = withServicesOf(texts[locale], texts[defaultLocale] ?? texts[locale]);
    return check(`messages/${locale}.json`, texts[locale], messagesSchema(english, locale));
  });
  problems.push(...serviceProblems(texts));
  const messages = perLocale((locale) =>
    fillIn(checkedTexts[defaultLocale] ?? {}, checkedTexts[locale] ?? {}),
  );
  const sameAsEnglish = perLocale((locale) => checkedTexts[locale]?.SameAsEnglish ?? []);

  if (!site || !owner || !contacts || !scenes || problems.length > 0) {
    throw new ContentError(oncePerLanguage(problems));
  }
  return {
    site,
    sections,
    owner,
    contacts,
    logos,
    scenes,
    projects,
    messages,
    sameAsEnglish,
    analytics,
    files,
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

/** Finds files such as `messages/de.json` of languages that are not in `locales.ts`. */
function unknownLanguages(root: string): Problem[] {
  const folder = join(root, 'messages');
  return (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => {
    const [, language] = /^(.+)\.json$/.exec(name) ?? [];
    // That a file such as `EN.json` has to be renamed is a problem already.
    if (!language || isLocale(language.toLowerCase())) return [];
    return [languageProblem(`messages/${name}`, '', language)];
  });
}

function oncePerLanguage(problems: Problem[]): Problem[] {
  return problems.filter(
    ({ language }, index) =>
      !language || problems.findIndex((each) => each.language === language) === index,
  );
}

/** Finds logos or projects with the same id: the projects would have the same URL. */
function repeatedIds(items: { id: string | number; file: string; field: string }[]): Problem[] {
  return items.flatMap(({ id, file, field }, index) => {
    const earlier = items.slice(0, index).find((item) => item.id === id);
    if (!earlier) return [];
    const message = `is ${id}, as in ${earlier.file}: ${earlier.field}. Change it, or delete one of them`;
    return [{ file, field, message }];
  });
}
