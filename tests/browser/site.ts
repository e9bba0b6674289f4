import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { contactsSchema, type OwnerSource, type ProjectSource } from '@/lib/content/schema';
import { defaultLocale, type Locale, locales, otherLocales } from '@/lib/i18n/locales';
import { allRoutes, delocalizePath, localizeRoute, projectRoute, routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/site-url';
import { messages } from '../texts';

// What the tests know of the site is read from its content: they hold for any owner's.

const folder = 'data/projects';

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The projects' facts, in the order of the site. */
export const projects: ProjectSource[] = (existsSync(folder) ? readdirSync(folder) : [])
  .sort(new Intl.Collator('en', { numeric: true }).compare)
  .map((name) => readJson(join(folder, name, 'project.json')));

export const owner: OwnerSource = readJson('data/owner.json');

export const contacts = contactsSchema.parse(readJson('data/contacts.json'));

export const isBilingual = otherLocales.length > 0;

/** A language that has a prefix; the only one where there is no other. */
export const other: Locale = otherLocales[0] ?? defaultLocale;

/** Its texts. */
export const words = messages[other];

/** @returns where a page of the default language is in the other one */
export function inOther(route: string): string {
  return localizeRoute(route, other);
}

/** What a link to a language is called, such as `Az, azərbaycan`. */
export function languageName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale);
  return `${locale.charAt(0).toUpperCase()}${locale.slice(1)}, ${name}`;
}

/** The page that is farthest from home: a project's, or their list where there is none. */
export const deepRoute = projects[0] ? projectRoute(projects[0].id) : routes.projects;

/** A page of each kind. */
export const kinds = allRoutes(projects.slice(0, 1));

/** A project that there is not. */
export const unknownId = 86 + Math.max(0, ...projects.map(({ id }) => id));

/** Every page that there should be, by the table of routes. */
export const pages: { path: string; locale: Locale }[] = locales.flatMap((locale) =>
  allRoutes(projects).map((route) => ({ path: localizeRoute(route, locale), locale })),
);

/** A page of each kind, in every language. */
export const kindPages = pages.filter(({ path }) => kinds.includes(delocalizePath(path)));

/** Every page that was exported, by the files of `out/`. */
export function exportedPaths(): string[] {
  return readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/index\.html$/, '')}`);
}

/** What `page.route` knows Next's scripts by. */
export const chunks = '**/_next/static/**/*.js';

/** @returns how much of its line a text takes: 1 where it fills it */
export function shareOfLine(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().width / (element.parentElement?.clientWidth ?? 0);
  });
}

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
