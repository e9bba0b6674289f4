import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { filesIn } from '../content/files-in';
import type { Problem } from '../content/problem';
import { isPlaceholder } from '../new-project/placeholder';
import { type Checked, dataFiles } from './checked';

/** Pixels of width from which a picture is sharp where it is shown: across the window, or beside a text. */
const widths = { full: 1600, part: 900 };
const partial = /^(portrait|contact|imageSection\.narrow)/;

/** Pictures that are too small, or still the ones that `npm run new-project` has drawn. */
export async function pictureFindings(checked: Checked): Promise<Problem[]> {
  const pictures = dataFiles(checked).flatMap(([file, value]) =>
    [...filesIn(value)]
      .filter(([, name]) => !/\.(svg|pdf)$/i.test(name))
      .map(([field, name]) => ({ file, field, path: join(checked.root, dirname(file), name) })),
  );
  const findings: Problem[] = [];
  for (const { file, field, path } of pictures) {
    const { width } = await sharp(path).metadata();
    const least = partial.test(field) ? widths.part : widths.full;
    if (width < least) {
      const message = `is ${width} pixels wide: from ${least} on it is sharp everywhere`;
      findings.push({ file, field, message });
    }
    if (await isPlaceholder(path)) {
      findings.push({ file, field, message: 'is a placeholder: put your picture in its place' });
    }
  }
  return findings;
}
