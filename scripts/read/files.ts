import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import leven from 'leven';
import { z } from 'zod';
import { pictureEndings } from '../../lib/content/picture-formats';
import { type Open, schemasWith } from '../../lib/content/schema';
import { type Drawing, readDrawing } from '../drawings/drawings';
import { checkFilm, isFilm, posterCommand, posterOf } from '../pictures/films';
import { openSourcePicture } from '../pictures/source-picture';
import { FileError } from '../util/problem';

/** Letters in which a file's name may differ from the one that was meant. */
const mostTypos = 3;

/** Opens the files that the content names. */
export type Files = ReturnType<typeof openFiles>;

export interface NamedFile {
  /** Path from the checkout's root. */
  file: string;
  bytes: Buffer;
}

/**
 * @param root the checkout
 * @returns functions that open a file by its path from the root, each file once. They throw a `FileError` if it is missing,
 * or not what its field needs
 */
export function openFiles(root: string) {
  const picture = once((file) => openSourcePicture(read(file)));
  return {
    picture,
    drawing: once((file) => openDrawing(read(file))),
    file: once(async (file) => read(file)),
    /** A picture, or a film with its poster, which has the same name. */
    figure: once(async (file) => {
      if (!isFilm(file)) return { picture: await picture(file) };
      const film = read(file);
      checkFilm(file, film.bytes);
      const endings = pictureEndings.flatMap((ending) => [ending, ending.toUpperCase()]);
      const posters = endings.map((ending) => posterOf(file, ending));
      const poster = posters.find((each) => findFile(root, each));
      if (poster) return { picture: await picture(poster), film };
      throw new FileError(
        `names ${file}, which has no poster. Save its first frame: ${posterCommand(file)}`,
      );
    }),
  };

  function read(file: string): NamedFile {
    const found = findFile(root, file);
    if (!found)
      throw new FileError(`names a file that does not exist: ${file}${suggest(root, file)}`);
    return { file, bytes: readFileSync(found) };
  }
}

/** @returns the schemas of the files in a folder. The files that they name are open in what they return */
export function schemasIn(folder: string, files: Files) {
  const inFolder = (name: string) => posix.join(folder, name);
  return schemasWith(
    opener(inFolder, files.picture),
    opener(inFolder, files.drawing),
    opener(inFolder, files.file),
  );
}

function opener<T>(inFolder: (name: string) => string, open: (file: string) => Promise<T>) {
  const fromSchema: Open<T> = async (name, context) => {
    try {
      return await open(inFolder(name));
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      context.addIssue(error.message);
      return z.NEVER;
    }
  };
  return fromSchema;
}

function once<T>(open: (file: string) => Promise<T>) {
  const opened = new Map<string, Promise<T>>();
  return (file: string): Promise<T> => {
    const known = opened.get(file) ?? open(file);
    opened.set(file, known);
    return known;
  };
}

/** The disk may have the letters of a name decomposed, as in a ZIP file of macOS. */
function findFile(root: string, file: string): string | undefined {
  const isNamed = (name: string) => name.normalize() === basename(file).normalize();
  const name = namesBeside(root, file).find(isNamed);
  return name && join(root, dirname(file), name);
}

/** @returns the name in the same folder that is most like the missing one, as a question */
function suggest(root: string, file: string): string {
  const [nearest] = namesBeside(root, file)
    .map((name) => ({ name, distance: leven(name, basename(file)) }))
    .filter(({ distance }) => distance <= mostTypos)
    .sort((a, b) => a.distance - b.distance);
  return nearest ? `. Did you mean ${nearest.name}?` : '';
}

function namesBeside(root: string, file: string): string[] {
  const folder = join(root, dirname(file));
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
}

async function openDrawing({ file, bytes }: NamedFile): Promise<Drawing> {
  try {
    return await readDrawing(bytes.toString(), basename(file));
  } catch (error) {
    throw new FileError(`names an SVG that cannot be drawn: ${file}: ${(error as Error).message}`);
  }
}
