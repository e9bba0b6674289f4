import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { listOwnFiles, ownFolder } from '../read/own-files';
import { mediaFile } from '../util/media';
import { ContentError, type Problem } from '../util/problem';

/** Browsers and feed readers request this file when no page names an icon. */
export const favicon = 'favicon.ico';

/**
 * Removes the owner's files from an export, where Next has copied them. The steps that finish the pages then see only
 * pages of the site. `publishFiles` puts the files back.
 */
export function removeOwnFiles(root: string, out: string): void {
  for (const path of listOwnFiles(root)) rmSync(join(out, path), { force: true });
}

/** Copies the generated pictures, the favicon and, as they are, the files of `public/` into an export. */
export function publishFiles(root: string, out: string): void {
  cpSync(mediaFile(root, '/media'), join(out, 'media'), { recursive: true });
  copyFileSync(mediaFile(root, `/${favicon}`), join(out, favicon));
  for (const path of listOwnFiles(root)) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    copyFileSync(join(root, ownFolder, path), join(out, path));
  }
}

/**
 * Compares `public/` with the generated files of the same names. Earlier versions of the build copied them there. Such a
 * copy is deleted, because it would be published for ever, and in place of a newer favicon.
 * @throws ContentError if a file in `public/media/` has the name of a generated one, but other content
 */
export function settleCopies(root: string): void {
  const problems: Problem[] = [];
  for (const path of listOwnFiles(root)) {
    const generated = mediaFile(root, `/${path}`);
    if (!/^(?:media\/|favicon\.ico$)/.test(path) || !existsSync(generated)) continue;
    const file = `${ownFolder}/${path}`;
    if (isSame(join(root, file), generated)) rmSync(join(root, file));
    else if (path !== favicon) {
      const message = 'has the name of a picture that the build makes from data/: rename it';
      problems.push({ file, field: '', message });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
}

function isSame(one: string, other: string): boolean {
  return (
    statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other))
  );
}
