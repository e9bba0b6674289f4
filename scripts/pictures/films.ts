import { BufferSource, Input, MP4, WEBM } from 'mediabunny';
import { filmEndings } from '../../lib/content/picture-formats';
import { FileError } from '../util/problem';

const ending = new RegExp(`\\.(?:${filmEndings.join('|')})$`, 'i');
const foreignEnding = /\.(?:gif|mov|m4v|avi|mkv|wmv|ogv|3gp)$/i;

export const isFilm = (file: string) => ending.test(file) || foreignEnding.test(file);

/** @returns the poster of a film: the picture with its name */
export const posterOf = (film: string, pictureEnding: string) =>
  film.replace(ending, `.${pictureEnding}`);

/** Makes a film that every supported browser plays; ffmpeg.org has the program. */
function convert(file: string): string {
  const name = file.replace(/\.[^./]+$/, '');
  const target = `${name}${ending.test(file) ? '-small' : ''}.mp4`;
  return `Convert it: ffmpeg -i "${file}" -map_metadata -1 -an -vf "scale=1200:-2" -c:v libx264 -crf 28 -pix_fmt yuv420p -movflags +faststart "${target}"`;
}

/** Saves the first frame of a film. */
export const posterCommand = (film: string) =>
  `ffmpeg -i "${film}" -frames:v 1 "${posterOf(film, 'png')}"`;

/**
 * @param file path from the root
 * @throws FileError if some supported browser does not play the film. All play WebM, and MP4 with H.264
 */
export function checkFilm(file: string, bytes: Buffer): void {
  // The name of the codec is in the description of the track.
  const isPlayed = /\.webm$/i.test(file) || /avc[13]/.test(bytes.toString('latin1'));
  if (foreignEnding.test(file) || !isPlayed) {
    throw new FileError(`names a film that not all browsers play: ${file}. ${convert(file)}`);
  }
}

/** @returns the length of a film in seconds */
export function secondsOf(bytes: Buffer): Promise<number> {
  return new Input({ formats: [MP4, WEBM], source: new BufferSource(bytes) }).computeDuration();
}
