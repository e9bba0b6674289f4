import { dirname, posix } from 'node:path';
import { foreignEndings, pictureEndings } from '../../lib/content/picture-formats';
import { isLocale } from '../../lib/i18n/locales';

import { leavesOf, setLeaf } from '../util/leaves';
import { nameOnDisk, otherCase } from './names';

/**
 * Changes the parsed JSON: writes each file name as the disk has it, such as with decomposed letters in a ZIP file of macOS.
 * Leaves a name that differs in case, which is a mistake of the owner.
 */
export function takeNamesOnDisk(root: string, file: string, json: unknown): void {
  for (const [path, name] of filesIn(json)) {
    const given = `${dirname(file)}/${name}`;
    const found = otherCase(root, given) ? undefined : nameOnDisk(root, given);
    if (found) setLeaf(json, path, posix.relative(dirname(file), found));
  }
}

const fileName = new RegExp(
  `^[^:]+\\.(?:${[...pictureEndings, ...foreignEndings, 'svg', 'pdf'].join('|')})$`,
  'i',
);

/** Finds the fields whose value is a file name. Skips texts per language, which can end like a file name. */
export function filesIn(json: unknown): [path: PropertyKey[], name: string][] {
  return leavesOf(json).flatMap(([path, text = '']) => {
    const isName = fileName.test(text);
    return isName && (!isLocale(path.at(-1)) || path[0] === 'cv') ? [[path, text]] : [];
  });
}
