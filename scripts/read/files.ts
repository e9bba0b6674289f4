import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import leven from 'leven';
import sharp from 'sharp';
import { type Drawing, readDrawing } from '../drawings/drawings';
import { filmProblem, isFilm } from '../pictures/films';
import { findCachedPicture, hashOf } from '../pictures/pictures';
import { foreignPicture } from './foreign-pictures';

/**
 * `bytes` and `side` (in pixels): a larger picture takes minutes to build and looks no better. `ratio` of the long side
 * to the short one: pages do not crop project pictures, so a panorama would be a thin line on a phone.
 */
const limits = { bytes: 30_000_000, side: 12_000, ratio: 10 };

/** Each SVG; the keys are paths from the root. */
export type Drawings = Record<string, Drawing>;

/**
 * Checks a file that a field in `data/` names.
 * @param file path from the root
 * @param drawings receives the file's drawing if it is an SVG
 * @returns the message of its problem, if there is one
 */
export async function fileProblem(
  root: string,
  file: string,
  drawings: Drawings = {},
): Promise<string | undefined> {
  const stat = statSync(join(root, file), { throwIfNoEntry: false });
  if (!stat?.isFile()) return `names a file that does not exist: ${file}${suggest(root, file)}`;
  if (stat.size === 0) return `names an empty file: ${file}`;
  if (stat.size > limits.bytes) {
    return `names a file of ${Math.round(stat.size / 1e6)} MB: ${file} must be at most ${limits.bytes / 1e6} MB`;
  }
  switch (extname(file).toLowerCase()) {
    case '.svg':
      return svgProblem(root, file, drawings);
    case '.pdf':
      return readFileSync(join(root, file), 'latin1').startsWith('%PDF-')
        ? undefined
        : `names a file that is not a PDF: ${file}`;
    default:
      return isFilm(file) ? filmProblem(file, join(root, file)) : pictureProblem(root, file);
  }
}

/** @returns the name of a file in the same folder that is like the missing one, as a question */
function suggest(root: string, file: string): string {
  const folder = join(root, dirname(file));
  const wanted = basename(file);
  const [nearest] = (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => ({ name, distance: leven(name, wanted) }))
    .filter(({ distance }) => distance <= mostTypos)
    .sort((a, b) => a.distance - b.distance);
  return nearest ? `. Did you mean ${nearest.name}?` : '';
}

/** Letters in which a file's name may differ from the one that was meant. */
const mostTypos = 3;

async function svgProblem(
  root: string,
  file: string,
  drawings: Drawings,
): Promise<string | undefined> {
  try {
    drawings[file] = await readDrawing(readFileSync(join(root, file), 'utf8'), basename(file));
    return undefined;
  } catch (error) {
    return `names an SVG that cannot be drawn: ${file}: ${(error as Error).message}`;
  }
}

/** Decodes the whole picture to find damage; skips it if an earlier build did. */
async function pictureProblem(root: string, file: string): Promise<string | undefined> {
  const bytes = readFileSync(join(root, file));
  if (findCachedPicture(root, hashOf(bytes))) return undefined;
  const foreign = foreignPicture(file, bytes);
  if (foreign) return foreign;
  const broken = `names a picture that cannot be read: ${file} is damaged, or is not a WebP, PNG, JPEG or AVIF. Export it again`;
  const image = sharp(bytes, { limitInputPixels: false });
  const size = await image.metadata().catch(() => undefined);
  if (!size) return broken;
  const { width, height } = size;
  if (Math.max(width, height) > limits.side) {
    return `names a picture of ${width} x ${height} pixels: ${file} must be at most ${limits.side} pixels on each side. Scale it down`;
  }
  if (Math.max(width, height) > limits.ratio * Math.min(width, height)) {
    return `names a picture of ${width} x ${height} pixels: the long side of ${file} must be at most ${limits.ratio} times the short one. Crop it`;
  }
  const tiny = await image
    .resize(16)
    .toBuffer()
    .catch(() => undefined);
  return tiny ? undefined : broken;
}
