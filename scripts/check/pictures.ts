import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { filesIn } from '../content/files-in';
import type { Problem } from '../content/problem';
import { isPlaceholder } from '../new-project/placeholder';
import { type Checked, dataFiles } from './checked';

/** Grey values, 0 to 255, at which secondary text still reaches 4.5:1 on a picture in the room's two lights. */
const grounds = { night: 50, day: 195 };

/** Pictures that are too bright or too dark for the text on them, or still the ones that `npm run new-project` has drawn. */
export async function pictureFindings(checked: Checked): Promise<Problem[]> {
  const pictures = dataFiles(checked).flatMap(([file, value]) =>
    [...filesIn(value)]
      .filter(([, name]) => !/\.(svg|pdf)$/i.test(name))
      .map(([field, name]) => ({ file, field, path: join(checked.root, dirname(file), name) })),
  );
  const findings: Problem[] = [];
  for (const { file, field, path } of pictures) {
    const ground = await groundProblem(field, path);
    if (ground) findings.push({ file, field, message: ground });
    if (await isPlaceholder(path)) {
      findings.push({ file, field, message: 'is a placeholder: put your picture in its place' });
    }
  }
  return findings;
}

/** Text stands on the backgrounds. A few lights or shadows do no harm: the brightest and the darkest twentieth is passed over. */
async function groundProblem(field: string, path: string): Promise<string | undefined> {
  const [, light] = /^(?:home|list)Background\.(night|day)$/.exec(field) ?? [];
  if (!light) return undefined;
  const pixels = await sharp(path).resize(64, 64, { fit: 'fill' }).greyscale().raw().toBuffer();
  const sorted = pixels.toSorted();
  const few = Math.floor(sorted.length / 20);
  if (light === 'night' && (sorted.at(-1 - few) ?? 0) > grounds.night) {
    return 'is too bright for the text on it: take a dark picture for the night';
  }
  if (light === 'day' && (sorted.at(few) ?? 0) < grounds.day) {
    return 'is too dark for the text on it: take a light picture for the day';
  }
  return undefined;
}
