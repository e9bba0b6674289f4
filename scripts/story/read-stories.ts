import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pictureEndings } from '../../lib/content/picture-formats';
import type { ProjectSource } from '../../lib/content/schema';
import type { PerLanguage } from '../../lib/content/types';
import { defaultLocale, isLocale, type Locale, locales } from '../../lib/i18n/locales';
import { convertRemedy, isFilm, isForeignFilm, posterOf, posterRemedy } from '../pictures/films';
import { languageNames } from '../util/language-names';
import { languageProblem, type Problem } from '../util/problem';
import { clientNames } from './client-name';
import { type FigureSource, parseStory, type Story } from './parse-story';

/**
 * Reads a project's Markdown files: `en.md`, and one for each other language that has one.
 * @param folder of the project, from the root
 * @param project has its names; undefined if its JSON is not valid
 * @param problems gets the mistakes
 * @param checkFile checks a file that a text names
 * @returns the text in each language; undefined without an English one
 */
export async function readStories(
  root: string,
  folder: string,
  project: Pick<ProjectSource, 'name' | 'littleName'> | undefined,
  problems: Problem[],
  checkFile: (file: string, field: string, name: string) => Promise<void>,
): Promise<PerLanguage<Story> | undefined> {
  // A broken link: that its JSON is missing is a problem already.
  if (!existsSync(join(root, folder))) return undefined;
  const names = readdirSync(join(root, folder));
  const stories: Partial<Record<Locale, Story>> = {};
  for (const locale of locales) {
    const file = `${folder}/${locale}.md`;
    const path = join(root, file);
    const source = existsSync(path) ? readFileSync(path, 'utf8').normalize() : '';
    if (source.trim() === '') {
      const message = 'is missing: write the project’s text in it, as docs/case-studies.md shows';
      if (locale === defaultLocale) problems.push({ file, field: '', message });
      continue;
    }
    const { name, littleName } = project ?? {};
    const client = [name, littleName].flatMap((each) => [each?.[locale], each?.[defaultLocale]]);
    const story = parseStory(source, clientNames(client));
    for (const { line, message } of story.problems) {
      problems.push({ file, field: `line ${line}`, message });
    }
    const figures = story.blocks.flatMap((block) =>
      block.kind === 'figures' ? block.figures : [],
    );
    for (const figure of figures) await checkFigure(figure, file);
    stories[locale] = story;
  }
  problems.push(...unknownLanguages(names, folder));
  const { [defaultLocale]: english } = stories;
  return english && { ...stories, [defaultLocale]: english };

  /** Takes the name on the disk, whose accents may be letters of their own, and finds the poster of a film. */
  async function checkFigure(figure: FigureSource, file: string) {
    const field = `line ${figure.line}`;
    const fail = (message: string) => problems.push({ file, field, message });
    figure.file = names.find((name) => plain(name) === plain(figure.file)) ?? figure.file;
    const path = posix.join(folder, figure.file);
    if (isForeignFilm(join(root, path))) {
      fail(`names a film that pages cannot show: ${path}. ${convertRemedy(path)}`);
      return;
    }
    await checkFile(file, field, figure.file);
    if (!isFilm(figure.file)) return;
    figure.poster = pictureEndings
      .map((ending) => posterOf(figure.file, ending))
      .find((poster) => existsSync(join(root, folder, poster)));
    if (figure.poster) await checkFile(file, field, figure.poster);
    else fail(`names ${path}, which has no poster. Save its first frame: ${posterRemedy(path)}`);
  }
}

const plain = (name: string) => name.normalize('NFKC');

const isLanguage = (code: string) => languageNames.of(code.toLowerCase()) !== undefined;

/** Finds files such as `de.md` of languages that are not in `locales.ts`. */
function unknownLanguages(names: string[], folder: string): Problem[] {
  return names.flatMap((name) => {
    const [, language] = /^([a-z]{2,3})\.md$/i.exec(name) ?? [];
    // Other files may lie here, such as `faq.md`.
    if (!language || isLocale(language.toLowerCase()) || !isLanguage(language)) return [];
    return [languageProblem(`${folder}/${name}`, '', language)];
  });
}
