import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filmEndings, foreignEndings, pictureEndings } from '../../lib/content/picture-formats';
import type { ProjectSource } from '../../lib/content/schema';
import type { PerLanguage } from '../../lib/content/types';
import { defaultLocale, isLocale, type Locale, locales } from '../../lib/i18n/locales';
import { convertRemedy, isFilm, isForeignFilm, posterOf, posterRemedy } from '../pictures/films';
import { nameOnDisk, otherCase } from '../read/names';
import { decodeUtf8, notUtf8 } from '../util/json';
import { languageNames } from '../util/language-names';
import { languageProblem, type Problem } from '../util/problem';
import { clientNames } from './client-name';
import { parseStory, type Story } from './parse-story';

const isPicture = (file: string) =>
  new RegExp(`\\.(?:${[...pictureEndings, ...foreignEndings, 'svg'].join('|')})$`, 'i').test(file);

/**
 * Reads a project's Markdown files: `en.md`, and one for each other language that has one.
 * @param folder of the project, from the root
 * @param project has its names; undefined if its JSON is not valid
 * @param problems gets the mistakes
 * @param checkFile checks a file that a text names
 * @returns the text in each language; undefined without a valid English one
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
  const stories: Partial<Record<Locale, Story>> = {};
  for (const locale of locales) {
    const file = `${folder}/${locale}.md`;
    const source = readText(root, file, locale === defaultLocale, problems);
    if (source === undefined) continue;
    const { name, littleName } = project ?? {};
    const client = [name, littleName].flatMap((each) => [each?.[locale], each?.[defaultLocale]]);
    const story = parseStory(source, clientNames(client));
    if (story.blocks.length + story.problems.length === 0) {
      const or =
        locale === defaultLocale
          ? ''
          : ', or delete the file: then the page shows the English text';
      problems.push({ file, field: '', message: `is empty: write the text${or}` });
    }
    for (const { line, message } of story.problems) {
      problems.push({ file, field: `line ${line}`, message });
    }
    await checkFiles(story, file);
    stories[locale] = story;
  }
  problems.push(...unknownLanguages(root, folder));
  const { [defaultLocale]: english } = stories;
  return english && { ...stories, [defaultLocale]: english };

  /** Takes the names on the disk, and the poster of each film. */
  async function checkFiles({ blocks }: Story, file: string) {
    const figures = blocks.flatMap((block) => (block.kind === 'figures' ? block.figures : []));
    for (const figure of figures) {
      const field = `line ${figure.line}`;
      takeNameOnDisk(root, folder, figure);
      const path = posix.join(folder, figure.file);
      const fail = (message: string) => problems.push({ file, field, message });
      if (/^[a-z]+:|^\//i.test(figure.file)) {
        fail(`names ${figure.file}: put the file into ${folder}/ and write its name`);
      } else if (isForeignFilm(join(root, path))) {
        fail(`names a film that pages cannot show: ${path}. ${convertRemedy(path)}`);
      } else if (isFilm(figure.file)) {
        await checkFile(file, field, figure.file);
        const poster = findPoster(root, path);
        figure.poster = poster && posix.relative(folder, poster);
        if (figure.poster) await checkFile(file, field, figure.poster);
        else
          fail(`names ${path}, which has no poster. Save its first frame: ${posterRemedy(path)}`);
      } else if (isPicture(figure.file)) {
        await checkFile(file, field, figure.file);
      } else {
        const endings = [...pictureEndings, ...filmEndings].join(', .');
        fail(`names ${figure.file || 'no file'}, but must name a file that ends in .${endings}`);
      }
    }
  }
}

/** Leaves a name that differs in case, which is a mistake of the owner. */
function takeNameOnDisk(root: string, folder: string, figure: { file: string }): void {
  const path = posix.join(folder, figure.file);
  const onDisk = otherCase(root, path) ? undefined : nameOnDisk(root, path);
  if (onDisk) figure.file = posix.relative(folder, onDisk);
}

/** @returns the picture that has the name of a film, from the root */
function findPoster(root: string, film: string): string | undefined {
  return pictureEndings
    .map((each) => nameOnDisk(root, posterOf(film, each)))
    .find((path) => path !== undefined);
}

function readText(root: string, file: string, isRequired: boolean, problems: Problem[]) {
  const fail = (message: string) => {
    problems.push({ file, field: '', message });
  };
  const other = otherCase(root, file);
  if (other) return fail(`is missing: rename ${other}`);
  if (!existsSync(join(root, file))) {
    return isRequired
      ? fail('is missing: write the project’s text in it, as docs/case-studies.md shows')
      : undefined;
  }
  const text = decodeUtf8(readFileSync(join(root, file)));
  return text === undefined ? fail(`is ${notUtf8}`) : text.normalize();
}

const isLanguage = (code: string) => languageNames.of(code.toLowerCase()) !== undefined;

/** Finds files such as `de.md` of languages that are not in `locales.ts`. */
function unknownLanguages(root: string, folder: string): Problem[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const [, language] = /^([a-z]{2,3})\.md$/i.exec(name) ?? [];
    // Other files may lie here, such as `faq.md`.
    if (!language || isLocale(language.toLowerCase()) || !isLanguage(language)) return [];
    return [languageProblem(`${folder}/${name}`, '', language)];
  });
}
