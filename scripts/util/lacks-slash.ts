import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../lib/attempt';

/** A folder in `public/` can have any name. Two slashes, or a backslash, would lead to another site. */
const folder = /^(?:\/(?!\.)[^/\\]+)+$/;

/**
 * @param served the folder that a server serves
 * @param pathname of a request, encoded and without the query
 * @returns whether it is the path of a folder with an `index.html`, without the trailing slash that hosts add
 */
export function lacksSlash(served: string, pathname: string): boolean {
  const path = attempt(() => decodeURI(pathname)) ?? pathname;
  return folder.test(path) && existsSync(join(served, path, 'index.html'));
}
