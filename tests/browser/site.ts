import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectSource } from '@/lib/content/schema';
import { type Locale, locales } from '@/lib/i18n/locales';
import { allRoutes, localizeRoute } from '@/lib/routes';

const folder = 'data/projects';

/** The projects' facts, in the order of the site. */
export const projects: ProjectSource[] = readdirSync(folder)
  .sort()
  .map((name) => JSON.parse(readFileSync(join(folder, name, 'project.json'), 'utf8')));

/** Every page that there should be, by the table of routes. */
export const pages: { path: string; locale: Locale }[] = locales.flatMap((locale) =>
  allRoutes(projects).map((route) => ({ path: localizeRoute(route, locale), locale })),
);

/** Every page that was exported, by the files of `out/`. */
export function exportedPaths(): string[] {
  return readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/index\.html$/, '')}`);
}
