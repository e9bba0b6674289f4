import { posix } from 'node:path';
import type { Block, Figure, Translations } from '../../lib/content/types';
import { defaultLocale, locales } from '../../lib/i18n/locales';
import type { SourcePicture } from '../pictures/source-picture';
import { clientNames } from '../story/client-name';
import { type BlockSource, parseStory } from '../story/parse-story';
import { FileError, type Problem } from '../util/problem';
import type { Files, NamedFile } from './files';
import type { PlacedText } from './texts';

/** A block whose pictures and films are open. */
export type OpenBlock =
  | Exclude<Block, { kind: 'figures' }>
  | {
      kind: 'figures';
      figures: (Pick<Figure, 'alt' | 'caption'> & { picture: SourcePicture; film?: NamedFile })[];
    };

export interface OpenStory {
  blocks: OpenBlock[];
  /** The text for descriptions, as in `Story`. */
  plain: string;
}

export interface Reader {
  root: string;
  files: Files;
  /** The list to which a reader adds the owner's mistakes. */
  problems: Problem[];
  /** The list to which a reader adds the texts. */
  texts: PlacedText[];
}

/**
 * Reads the texts of a project.
 * @param folder of the project, from the root
 * @param names of the client: the project's names in all languages
 * @param sources the Markdown of each language that has some
 */
export async function readStories(
  { files, problems, texts }: Reader,
  folder: string,
  names: Translations<string>[],
  sources: Translations<string>,
): Promise<Translations<OpenStory>> {
  const stories: Translations<OpenStory> = {};
  for (const locale of locales) {
    const file = `${folder}/${locale}.md`;
    const source = sources[locale] ?? '';
    if (source.trim() === '') {
      texts.push({ file, field: '', text: undefined, locale });
      continue;
    }
    const client = names.flatMap((name) => [name[locale], name[defaultLocale]]);
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
  return stories;

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
