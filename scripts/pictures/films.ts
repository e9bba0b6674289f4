import { readFileSync, statSync } from 'node:fs';
import { filmEndings } from '../../lib/content/picture-formats';

/** Bytes. A loop of ten seconds in the width of a page has about one megabyte. */
const largest = 4_000_000;

const ending = new RegExp(`\\.(?:${filmEndings.join('|')})$`, 'i');
const foreignEnding = /\.(?:gif|mov|m4v|avi|mkv|wmv|ogv|3gp)$/i;

export const isFilm = (file: string) => ending.test(file);

/** How an animated WebP, PNG or AVIF begins, in Latin-1. */
const animation =
  /^RIFF.{4}WEBP(?:(?!ALPH|VP8[ L]).)*ANIM|^\x89PNG(?:(?!IDAT).)*acTL|^.{4}ftyp.{0,60}avis/s;

/** @returns whether a file is a film or an animation that the site does not take */
export function isForeignFilm(path: string): boolean {
  if (foreignEnding.test(path)) return true;
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile();
  return isFile === true && animation.test(readFileSync(path).toString('latin1', 0, 50_000));
}

/** @returns the poster of a film: the picture with its name */
export const posterOf = (film: string, pictureEnding: string) =>
  film.replace(ending, `.${pictureEnding}`);

/** @returns how to make a film that every supported browser plays; ffmpeg.org has the program */
export function convertRemedy(file: string): string {
  const name = file.replace(/\.[^./]+$/, '');
  const target = `${name}${isFilm(file) ? '-small' : ''}.mp4`;
  if (/\.webp$/i.test(file)) {
    // ffmpeg 5 reads no animated WebP.
    return `Run node -e "require('sharp')('${file}', { animated: true }).toFile('${name}.gif')". ${convertRemedy(`${name}.gif`)}`;
  }
  return `Convert it: ffmpeg -i "${file}" -map_metadata -1 -an -vf "scale=1200:-2" -c:v libx264 -crf 28 -pix_fmt yuv420p -movflags +faststart "${target}"`;
}

/** @returns the command that saves the first frame of a film */
export const posterRemedy = (film: string) =>
  `ffmpeg -i "${film}" -frames:v 1 "${posterOf(film, 'png')}"`;

/**
 * Checks that all supported browsers play a film: MP4 with H.264, or WebM.
 * @param file path from the root
 * @param path of the same file, as this process opens it
 * @returns the message of the problem
 */
export function filmProblem(file: string, path: string): string | undefined {
  const bytes = readFileSync(path);
  if (bytes.length > largest) {
    const size = (bytes.length / 1e6).toFixed(1);
    return `names a film of ${size} MB: ${file} must be at most ${largest / 1e6} MB. Make it shorter, or smaller. ${convertRemedy(file)}`;
  }
  const isWebm = bytes.toString('hex', 0, 4) === '1a45dfa3';
  const isMp4 = bytes.toString('latin1', 4, 8) === 'ftyp';
  if (!isWebm && !isMp4) return `names a film that is damaged, or not MP4 or WebM: ${file}`;
  // The name of the codec, in the description of the track.
  if (isMp4 && !/avc[13]/.test(bytes.toString('latin1'))) {
    return `names a film that some browsers do not play: ${file} has no H.264. ${convertRemedy(file)}`;
  }
  return undefined;
}
