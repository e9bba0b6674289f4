import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import type { ProjectSource } from '@/lib/content/schema';
import { type Locale, locales } from '@/lib/i18n/locales';
import { allRoutes, localizeRoute } from '@/lib/routes';
import { absoluteUrl } from '@/lib/site-url';

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

/** What `page.route` knows Next's scripts by. */
export const chunks = '**/_next/static/**/*.js';

/** Makes the visitor's first move, and waits until React has taken the page over. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('hydrate')));
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
  );
}

/** The path of an address of the site, as the table of routes has it. */
export function sitePath(url: string): string {
  return url.replace(absoluteUrl(''), '').replace(/[?#].*$/, '');
}

/** What is exported at an address of the site. @returns its path; undefined where there is nothing */
export function exportedFile(url: string): string | undefined {
  if (!url.startsWith(absoluteUrl('/'))) return undefined;
  const file = join('out', sitePath(url).replace(/\/$/, '/index.html'));
  return existsSync(file) ? file : undefined;
}

const documents = new Map<string, Document>();

/** A page as it was exported, before any script. Tests share it: it is read, not changed. */
export function exportedDocument(path: string): Document {
  const known = documents.get(path);
  if (known) return known;
  const html = readFileSync(join('out', path, 'index.html'));
  const { document } = new JSDOM(html, { url: absoluteUrl(path) }).window;
  documents.set(path, document);
  return document;
}
