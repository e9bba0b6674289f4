import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ProjectSource } from '../../lib/content/schema';
import type { Block, Figure, PerLanguage } from '../../lib/content/types';
import { defaultLocale, isLocale, type Locale, locales } from '../../lib/i18n/locales';
import type { Master } from '../pictures/master';
import { clientNames } from '../story/client-name';
import { type BlockSource, parseStory } from '../story/parse-story';
import { languageName } from '../util/language-names';
import { FileError, languageProblem, type Problem } from '../util/problem';
import type { Files, NamedFile } from './files';
import type { PlacedText } from './texts';

/** A block whose pictures and films are open. */
export type OpenBlock =
  | Exclude<Block, { kind: 'figures' }>
  | {
      kind: 'figures';
      figures: (Pick<Figure, 'alt' | 'caption'> & { picture: Master; loop?: NamedFile })[];
    };

export interface OpenStory {
  blocks: OpenBlock[];
  /** The whole text in one line, without HTML and pictures. */
  plain: string;
}

interface Reader {
  root: string;
  files: Files;
  /** Gets the mistakes. */
  problems: Problem[];
  /** Gets the texts. */
  texts: PlacedText[];
}

/**
 * Reads a project's Markdown files: `en.md`, and one for each other language that has one.
 * @param folder of the project, from the root
 * @param project has its names; undefined if its JSON is not valid
 * @returns the text in each language; undefined without an English one
 */
export async function readStories(
  { root, files, problems, texts }: Reader,
  folder: string,
  project: Pick<ProjectSource, 'name' | 'littleName'> | undefined,
): Promise<PerLanguage<OpenStory> | undefined> {
  const stories: Partial<Record<Locale, OpenStory>> = {};
  for (const locale of locales) {
    const file = `${folder}/${locale}.md`;
    const path = join(root, file);
    const source = existsSync(path) ? readFileSync(path, 'utf8').normalize() : '';
    if (source.trim() === '') {
      texts.push({ file, field: '', text: undefined, locale });
      continue;
    }
    const { name, littleName } = project ?? {};
    const client = [name, littleName].flatMap((each) => [each?.[locale], each?.[defaultLocale]]);
    const story = parseStory(source, clientNames(client));
    for (const { line, message } of story.problems) {
      problems.push({ file, field: `line ${line}`, message });
    }
    for (const { line, text } of story.texts) {
      texts.push({ file, field: `line ${line}`, text, locale });
    }
    const blocks = await Promise.all(story.blocks.map((block) => openBlock(block, file)));
    stories[locale] = { blocks, plain: story.plain };
  }
  problems.push(...unknownLanguages(root, folder));
  const { [defaultLocale]: english } = stories;
  if (english) return { ...stories, [defaultLocale]: english };
  const message = 'is missing: write the project’s text in it, as docs/case-studies.md shows';
  problems.push({ file: `${folder}/${defaultLocale}.md`, field: '', message });
  return undefined;

  async function openBlock(block: BlockSource, file: string): Promise<OpenBlock> {
    if (block.kind !== 'figures') return block;
    const figures = block.figures.map(async ({ file: name, alt, caption, line }) => {
      try {
        return { ...(await files.figure(posix.join(folder, name))), alt, caption };
      } catch (error) {
        if (!(error instanceof FileError)) throw error;
        problems.push({ file, field: `line ${line}`, message: error.message });
        return undefined;
      }
    });
    return { kind: 'figures', figures: (await Promise.all(figures)).flatMap((each) => each ?? []) };
  }
}

/** Finds files such as `de.md` of languages that are not in `locales.ts`. Other files may lie here, such as `faq.md`. */
function unknownLanguages(root: string, folder: string): Problem[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const [, code] = /^(.+)\.md$/.exec(name) ?? [];
    if (!code || isLocale(code) || !languageName(code)) return [];
    return languageProblem(`${folder}/${name}`, '', code);
  });
}
