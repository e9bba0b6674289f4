import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../lib/i18n/locales';
import { allRoutes, files as filesPerLanguage, localizeRoute } from '../../lib/routes';
import type { Problem } from '../util/problem';
import { listOwnFiles, ownFolder } from './own-files';

const hostFiles = 'deploy/site';

/**
 * Finds files of `public/` that cannot be published as they are, because the build makes something at the same path.
 * @param root the checkout
 * @param projects the site's projects, which have pages
 */
export function publicProblems(root: string, projects: { id: number }[]): Problem[] {
  const problems: Problem[] = [];
  const own = listOwnFiles(root, problems);
  const pages = locales.flatMap((locale) =>
    allRoutes(projects).map((route) => localizeRoute(route, locale)),
  );
  const generated = generatedFiles(root);
  for (const path of own) {
    const message = clashOf(path, pages, generated);
    if (message) problems.push({ file: `${ownFolder}/${path}`, field: '', message });
  }
  return problems;
}

/** Ignores case, as some file systems and hosts do. */
function clashOf(
  path: string,
  pages: string[],
  generated: Map<string, string>,
): string | undefined {
  const lower = path.toLowerCase();
  // Files in `media/` and a `favicon.ico` are welcome.
  if (lower === 'media' || lower.startsWith('favicon.ico/')) {
    return 'is in the way of media/ or favicon.ico, which the build makes: rename it';
  }
  for (const [file, remedy] of generated) {
    const other = file.toLowerCase();
    // A file cannot be where a folder has to be.
    if (lower !== other && !lower.startsWith(`${other}/`) && !other.startsWith(`${lower}/`)) {
      continue;
    }
    return `has the path of ${file}, which the build makes: ${remedy}`;
  }
  const page = pages.find((each) => isOfPage(`/${lower}`, each));
  return page && `has the path of the page ${page}, which the build makes: rename or move it`;
}

/** @param page such as `/contact/`. Hosts also serve `/contact.html` at this address. */
function isOfPage(path: string, page: string): boolean {
  if (path.startsWith(page)) {
    return /^(?:index\.(?:html|md|txt)$|__next\.)/.test(path.slice(page.length));
  }
  return path === `${page.slice(0, -1)}.html` || page.startsWith(`${path}/`);
}

/** @returns the generated files and folders besides the pages, as paths from the root of the site, with the remedy */
function generatedFiles(root: string): Map<string, string> {
  const deleteOr = (maker: string) => `rename or delete it, or change ${maker}`;
  const generated = new Map([
    ['_next', 'move it to another folder'],
    ['404.html', deleteOr('components/not-found/')],
    ['robots.txt', deleteOr('app/robots.ts')],
    ['sitemap.xml', deleteOr('lib/seo/sitemap.ts')],
  ]);
  for (const locale of locales) {
    for (const [name, file] of Object.entries(filesPerLanguage)) {
      generated.set(localizeRoute(file, locale).slice(1), deleteOr(`lib/seo/${name}.ts`));
    }
    const texts = `Locales/${locale}/translation.json`;
    generated.set(texts, deleteOr(`messages/${locale}.json`));
  }
  for (const name of existsSync(join(root, hostFiles)) ? readdirSync(join(root, hostFiles)) : []) {
    generated.set(name, `delete it, and write your rules into ${hostFiles}/${name}`);
  }
  return generated;
}
