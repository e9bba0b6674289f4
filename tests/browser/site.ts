import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import type { Messages } from 'next-intl';
import { serviceKeys } from '@/lib/contact/services';
import {
  type HomeSection,
  type ProjectWords,
  type SectionName,
  schemas,
} from '@/lib/content/schema';
import { sectionNames, siteSchema } from '@/lib/content/site';
import type { ProjectFacts } from '@/lib/content/types';
import {
  defaultLocale,
  type Locale,
  languageLabel,
  locales,
  otherLocales,
  perLocale,
} from '@/lib/i18n/locales';
import { allRoutes, delocalizePath, localizeRoute, projectRoute, routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/site-url';
import { readFrontMatter } from '@/scripts/read/front-matter';
import { projectFolders, projectId } from '@/scripts/read/project-folders';
import { mergeWords } from '@/scripts/read/projects';
import { readText } from '@/scripts/util/json';
import { messages } from '../texts';

// The tests read the checkout's content, so that they pass for any owner.

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The facts of the published projects, in the order of the site. */
export const projects = projectFolders('.')
  .map(readProject)
  .filter(({ draft }) => !draft);

function readProject(folder: string): ProjectFacts<string> {
  const factsIn = (locale: Locale) => {
    const file = `${folder}/${locale}.md`;
    return readFrontMatter(file, readText('.', file) ?? '', []).facts;
  };
  const english = schemas.project.parse(factsIn(defaultLocale));
  const words = perLocale(
    (locale): ProjectWords =>
      locale === defaultLocale ? english : schemas.translation.parse(factsIn(locale)),
  );
  return { ...english, ...mergeWords(words), id: projectId(folder), folder };
}

/** The settings of `data/site.json`. */
export const site = siteSchema.parse(
  existsSync('data/site.json') ? readJson('data/site.json') : {},
);

const scenes: { photo?: unknown } = existsSync('data/scenes.json')
  ? readJson('data/scenes.json')
  : {};

/** The sections of the home page, in their order. */
export const homeSections = (site.home ?? sectionNames).filter((name) => {
  const { file, needs }: HomeSection = schemas.sections[name];
  if (file) return existsSync(file) && readJson(file).length > 0;
  return !needs || needs({ scenes, owner: {} }) !== undefined;
});

/** Whether the home page has a section. */
export const hasSection = (name: SectionName) => homeSections.includes(name);

export const owner = schemas.owner.parse(readJson('data/owner.json'));

export const contacts = schemas.contacts.parse(readJson('data/contacts.json'));

export const isBilingual = otherLocales.length > 0;

/** A language with a prefix; English if there is no other. */
export const other: Locale = otherLocales[0] ?? defaultLocale;

/** Its texts. */
export const words = messages[other];

/** Whether the form sends, and does not open the visitor's mail program. */
export const formSends = contacts.form === 'emailjs';

/** The text of its button. */
export const submitText = formSends ? words.Contact.Submit : words.Contact.MailInstead;

/** Whether the form asks for a service. */
export const hasServices = serviceKeys(words.Contact).length > 0;

/** @returns the path of a page in the other language */
export function inOther(route: string): string {
  return localizeRoute(route, other);
}

/** The name of a link to a language, such as `Az, azərbaycan`. */
export function languageName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale);
  return `${languageLabel(locale)}, ${name}`;
}

/** A project's page, or their list if there is no project. */
export const deepRoute = projects[0] ? projectRoute(projects[0].id) : routes.projects;

/** A page of each kind. */
export const kinds = allRoutes(projects.slice(0, 1));

/** An id that no project has. */
export const unknownId = 86 + Math.max(0, ...projects.map(({ id }) => id));

/** Every page in the table of routes. */
export const pages: { path: string; locale: Locale }[] = locales.flatMap((locale) =>
  allRoutes(projects).map((route) => ({ path: localizeRoute(route, locale), locale })),
);

/** A page of each kind, in every language. */
export const kindPages = pages.filter(({ path }) => kinds.includes(delocalizePath(path)));

/** @returns the paths of the exported pages of a checkout, sorted; without the owner's own files in `public/` */
export function exportedPaths(root = '.'): string[] {
  return readdirSync(join(root, 'out'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file) && !existsSync(join(root, 'public', file)))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .sort();
}

/** @returns the path of the first English page of a project whose HTML has that part */
export function pageWith(part: string): string | undefined {
  return exportedPaths()
    .filter((path) => path.startsWith('/project/'))
    .find((path) => readFileSync(`out${path}index.html`, 'utf8').includes(part));
}

/** Next's scripts, for `page.route`. */
export const chunks = /\/_next\/static\/.*\.js/;

/** Holds files back, by default Next's scripts. @returns a function that lets them through */
export async function holdFiles(page: Page, files: string | RegExp = chunks): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * A short name in a low window is as high as the window allows, not as wide as its line.
 * @returns the largest share of the window's height that a line of a heading has
 */
export function shareOfHeight(heading: Locator): Promise<number> {
  return heading.evaluate((element) => {
    const lines = [...element.querySelectorAll('svg')].map((line) => line.clientHeight);
    return Math.max(0, ...lines) / innerHeight;
  });
}

/** @returns a text's share of the width of its line; 1 if it fills it */
export function shareOfLine(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const words = [...element.querySelectorAll('svg')].map((word) => word.getBoundingClientRect());
    const width = Math.max(...words.map(({ right }) => right)) - (words[0]?.left ?? 0);
    return width / (element.parentElement?.clientWidth ?? 0);
  });
}

/** Makes storage and cookies throw, as a browser does that blocks them. */
export function blockStorage(page: Page) {
  return page.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
    Object.defineProperty(document, 'cookie', { get });
  });
}

/** @returns texts that the window cuts, and whether the page scrolls sideways */
export function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const found = root.scrollWidth > root.clientWidth ? ['the page scrolls sideways'] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      // A table and code scroll, also by the keyboard.
      // The owner's name fills its line, so wider spacing cuts it. The copyright line still shows it whole.
      if (getComputedStyle(parent).getPropertyValue('--ems')) continue;
      if (
        parent.closest(
          '.visually-hidden, [href="#content"], form [aria-hidden], article [tabindex]',
        )
      )
        continue;
      range.selectNodeContents(texts.currentNode);
      const isCut = [...range.getClientRects()].some(
        ({ left, right }) => left < -1 || right > innerWidth + 1,
      );
      if (isCut) found.push(`${parent.localName}: ${texts.currentNode.textContent}`);
    }
    return found;
  });
}

/** Loads the scripts as the first interaction does, and waits for the late script and, where React starts, until it has hydrated the page. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('hydrate')));
  await page.waitForFunction(isHydrated);
}

/** Whether React has started. Runs in the page. */
export function hasReact(): boolean {
  return Object.keys(document.body).some((key) => key.startsWith('__reactFiber'));
}

/** Whether the late script has come, and React, if it starts there, has hydrated the page. Runs in the page. */
export function isHydrated(): boolean {
  const isStarted = Object.keys(document.body).some((key) => key.startsWith('__reactFiber'));
  const hasForm = 'formBeforeReact' in window;
  const hasLate = performance.getEntriesByType('resource').some(({ name }) => /\/late-/.test(name));
  return hasLate && (!document.querySelector('[data-starts]') || (isStarted && !hasForm));
}

/** @param texts in the page language */
export async function fillForm(
  page: Page,
  texts: Messages['Contact'],
  name: string,
  message = 'Salam!',
): Promise<void> {
  await page.getByLabel(texts.Name, { exact: true }).fill(name);
  await page.getByLabel(texts.Email).fill('leyla@example.com');
  if (hasServices) await page.getByLabel(texts.Service).selectOption(texts.Other);
  await page.getByLabel(texts.Message).fill(message);
}

/** Expects what `fillForm` has filled in. */
export async function expectFilled(
  page: Page,
  texts: Messages['Contact'],
  name: string,
  message: string,
) {
  await expect(page.getByLabel(texts.Name, { exact: true })).toHaveValue(name);
  await expect(page.getByLabel(texts.Email)).toHaveValue('leyla@example.com');
  if (hasServices) await expect(page.locator('select option:checked')).toHaveText(texts.Other);
  await expect(page.getByLabel(texts.Message)).toHaveValue(message);
}

/** @returns the messages of a sender that `emailjs-double.ts` has received */
export async function messagesOf(name: string): Promise<Record<string, string>[]> {
  const double = `http://localhost:${process.env.EMAILJS_PORT}`;
  return (await fetch(`${double}/requests?name=${encodeURIComponent(name)}`)).json();
}

/** @returns the path of an address of the site, as in the table of routes */
export function sitePath(url: string): string {
  return url.replace(absoluteUrl(''), '').replace(/[?#].*$/, '');
}

/** @returns the exported file at an address of the site, if there is one */
export function exportedFile(url: string): string | undefined {
  if (!url.startsWith(absoluteUrl('/'))) return undefined;
  const file = join('out', sitePath(url).replace(/\/$/, '/index.html'));
  return existsSync(file) ? file : undefined;
}

const documents = new Map<string, Document>();
const { DOMParser } = new JSDOM('', { url: absoluteUrl('/') }).window;
const parser = new DOMParser();

/** @returns an exported page, before any script and without its styles, which are slow to parse. Tests share it. */
export function exportedDocument(path: string): Document {
  const known = documents.get(path);
  if (known) return known;
  const html = readFileSync(join('out', path, 'index.html'), 'utf8');
  const document = parser.parseFromString(html.replace(/<style>.*?<\/style>/gs, ''), 'text/html');
  documents.set(path, document);
  return document;
}
