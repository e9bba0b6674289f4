import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { serviceKeys } from '@/lib/contact/services';
import { localize, outcomeOf } from '@/lib/content/localize';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { delocalizePath, files, localizeRoute, projectRoute, routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/site-url';
import { messages } from '../texts';
import {
  exportedDocument,
  exportedFile,
  hasServices,
  kindPages,
  pages,
  projects,
  sitePath,
} from './site';

// What search engines, link previews and agents read in `out/`: files, which need no browser.

// One worker, so that each page is parsed once.
test.describe.configure({ mode: 'default' });

function content(document: Document, name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)
    ?.content;
}

function links(document: Document, selector: string): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link${selector}`)];
}

function alternates(path: string): Record<string, string> {
  const found = links(exportedDocument(path), '[rel=alternate][hreflang]');
  return Object.fromEntries(found.map(({ hreflang, href }) => [hreflang, href]));
}

function readXml(file: string): Document {
  return new JSDOM(readFileSync(join('out', file)), { contentType: 'text/xml' }).window.document;
}

function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '');
}

/** Of a project's page: the way to other projects, and what only its buttons and links say. */
const notInFeed =
  'nav, script, style, template, dialog, .visually-hidden:not(h1 *), [aria-hidden=true]';

/** @returns the words of all text in an element, also if only CSS separates them */
function wordsOf(element: Node | null | undefined): string[] {
  const texts = element?.hasChildNodes() ? [...element.childNodes].flatMap(wordsOf) : [];
  return texts.concat(
    element?.nodeType === 3 ? (element.textContent?.match(/[\p{L}\p{N}]+/gu) ?? []) : [],
  );
}

test('every page has a title, a description, its own address and its other languages', () => {
  for (const { path, locale } of pages) {
    const url = absoluteUrl(path);
    const document = exportedDocument(path);
    expect(document.title).toMatch(/^.{1,60}$/);
    const description = content(document, 'description') ?? '';
    expect(description).not.toBe('');
    expect(description.length).toBeLessThanOrEqual(155);
    expect(description).not.toMatch(/\s[,.;:]|[,;:]…$/);
    expect(content(document, 'robots')).toBe('max-image-preview:large');
    if (document.querySelector('article[data-project]')) {
      expect(content(document, 'author')).toMatch(/./);
    }

    expect(links(document, '[rel=canonical]').map(({ href }) => href)).toEqual([url]);
    const named = alternates(path);
    expect(Object.keys(named).sort()).toEqual([...locales, 'x-default'].sort());
    expect(named[locale]).toBe(url);
    expect(named['x-default']).toBe(named[defaultLocale]);
    for (const other of Object.values(named)) expect(alternates(sitePath(other))).toEqual(named);

    expect(content(document, 'og:url')).toBe(url);
    expect(content(document, 'og:title')).toBe(document.title);
    expect(content(document, 'og:description')).toBe(description);
    expect(content(document, 'og:image:alt')).toMatch(/.{30}/);
    expect(content(document, 'og:locale')).toMatch(
      new RegExp(`^${locale.split('-')[0]}_[A-Z]{2}$`),
    );
    expect(content(document, 'twitter:card')).toBe('summary_large_image');
    expect(content(document, 'twitter:image')).toBe(content(document, 'og:image'));
    expect(exportedFile(content(document, 'og:image') ?? '')).toMatch(/\.jpg$/);
  }
});

test('a project is described by its result, in whole sentences, and its title says no word twice', () => {
  for (const locale of locales) {
    for (const project of projects) {
      const document = exportedDocument(localizeRoute(projectRoute(project.id), locale));
      const outcome = outcomeOf(project, locale);
      // Without a result, it may begin with a sentence that is too long.
      if (outcome && outcome.length < 155) {
        expect(content(document, 'description')?.indexOf(outcome)).toBe(0);
        expect(content(document, 'description')).toMatch(/[.!?。।؟]["”»’)]*$/);
      }
      const name = localize(project.name, locale);
      const field = localize(project.detail, locale);
      if (!field || !document.title.replace(name, '').includes(field)) continue;
      const words = `${name} ${field}`.toLocaleLowerCase(locale).match(/[\p{L}\p{M}]+/gu);
      expect(words).toEqual([...new Set(words)]);
    }
  }
});

test('a page of each kind has a share picture, icons, a feed and a manifest', async () => {
  for (const { path } of kindPages) {
    const document = exportedDocument(path);
    const picture = exportedFile(content(document, 'og:image') ?? '') ?? '';
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(statSync(picture).size).toBeLessThan(300_000);
    const named = links(
      document,
      '[rel=manifest], link[rel=alternate][type], link[rel~=icon], link[rel=apple-touch-icon]',
    );
    expect(named.map(({ type, rel }) => type || rel)).toEqual([
      'manifest',
      'application/atom+xml',
      'image/svg+xml',
      'apple-touch-icon',
    ]);
    for (const { href } of named) expect(exportedFile(href), href).toBeDefined();
  }
});

test('links with different targets have different names, and lead to pages that exist', () => {
  for (const { path } of kindPages) {
    const targets = new Map<string, string>();
    for (const link of exportedDocument(path).querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const text = (link.getAttribute('aria-label') ?? link.textContent)?.trim() ?? '';
      expect(text, link.outerHTML).not.toBe('');
      expect([text, targets.get(text) ?? link.href]).toEqual([text, link.href]);
      targets.set(text, link.href);
      if (link.href.startsWith(absoluteUrl('/'))) {
        expect(exportedFile(link.href), link.href).toBeDefined();
      }
    }
  }
});

const graphTypes: [types: string[], path: RegExp][] = [
  [['ProfilePage'], /^\/$/],
  [['ContactPage'], /contact/],
  [['WebPage', 'CreativeWork', 'BreadcrumbList'], /\d/],
  [projects.length > 0 ? ['CollectionPage', 'ItemList'] : ['CollectionPage'], /project/],
];

test('a page of each kind describes itself in one linked graph', () => {
  for (const { path, locale } of kindPages) {
    const blocks = textsOf(exportedDocument(path), 'script[type="application/ld+json"]');
    expect(blocks).toHaveLength(1);
    const { '@context': context, '@graph': nodes } = JSON.parse(blocks[0] ?? '');
    expect(context).toBe('https://schema.org');
    const types = nodes.map((node: object) => Reflect.get(node, '@type'));
    const [own] = graphTypes.find(([, pattern]) => pattern.test(delocalizePath(path))) ?? [[]];
    expect(types).toEqual([...own, 'Person', 'WebSite']);
    expect(nodes[0]).toMatchObject({ '@id': absoluteUrl(path), inLanguage: locale });
    expect(nodes.at(-2)).toMatchObject({ jobTitle: messages[locale].Home.Trade });

    const ids = nodes.map((node: object) => Reflect.get(node, '@id'));
    // The reviver sees each value, however deep.
    JSON.parse(blocks[0] ?? '', (key, value) => {
      expect(value, key).not.toBeNull();
      expect(JSON.stringify(value), key).not.toMatch(/^(""|\[\]|\{\})$/);
      if (/^(url|item|image)$/.test(key)) expect(String(value)).toMatch(/^https:\/\//);
      if (typeof value === 'string' && value.startsWith(absoluteUrl('/')))
        expect(exportedFile(value), value).toBeDefined();
      // An object of nothing but an @id refers to a node.
      if (Object.keys(value).join() === '@id') expect(ids).toContain(value['@id']);
      if (value['@type'] === 'CreativeWork')
        expect(value).toMatchObject({ author: { '@id': nodes.at(-2)['@id'] } });
      if (value['@type'] === 'ListItem')
        expect(value).toMatchObject({ position: expect.any(Number), name: expect.any(String) });
      return value;
    });
  }
});

test('every film says how long it is, and since when it is there', () => {
  for (const { path } of pages) {
    const [json = ''] = textsOf(exportedDocument(path), 'script[type="application/ld+json"]');
    JSON.parse(json, (_, value) => {
      if (value['@type'] !== 'VideoObject') return value;
      expect(value.duration).toMatch(/^PT[1-9]\d*S$/);
      expect(value.uploadDate).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      return value;
    });
  }
});

test('no two pages of a language share a title, a description or a picture', () => {
  const shown = locales.flatMap((locale) => Object.values<string>(messages[locale].Meta));
  test.skip(
    shown.some((text) => text.startsWith('Meta.')),
    'a text is missing',
  );
  for (const name of ['og:title', 'og:description', 'og:image', 'og:image:alt']) {
    // A new language starts with the English texts.
    const all = pages.map(({ path, locale }) => locale + content(exportedDocument(path), name));
    expect(new Set(all).size, name).toBe(pages.length);
  }
});

test('every project is two links from the home page', () => {
  for (const locale of locales) {
    const [list, ...wanted] = [routes.projects, ...projects.map(({ id }) => projectRoute(id))].map(
      (route) => localizeRoute(route, locale),
    );
    const linksOf = (path = '') =>
      [...exportedDocument(path).links].map(({ pathname }) => pathname);
    expect(linksOf(localizeRoute(routes.home, locale))).toContain(list);
    expect(linksOf(list)).toEqual(expect.arrayContaining(wanted));
  }
});

test('the form offers the services of messages/, and works without JavaScript', () => {
  for (const locale of locales) {
    const form = exportedDocument(localizeRoute(routes.contact, locale)).querySelector('form');
    const { Contact } = messages[locale];
    const offered = (form && textsOf(form, 'option:not([hidden])')) ?? [];
    const keys = hasServices ? [...serviceKeys(Contact), 'Other'] : [];
    expect(offered).toEqual(keys.map((key) => Contact[key as 'Other']));
    // The browser checks required fields and opens the mail program.
    expect(form?.action).toMatch(/^mailto:/);
    expect(form?.noValidate).toBe(false);
    expect(form?.querySelectorAll('[required]')).toHaveLength(hasServices ? 4 : 3);
  }
});

for (const locale of locales) {
  test(`the feed in ${locale} lists every project`, () => {
    const url = absoluteUrl(localizeRoute(files.feed, locale));
    const feed = readXml(localizeRoute(files.feed, locale)).documentElement;
    expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(feed.getAttribute('xml:lang')).toBe(locale);
    expect(feed.querySelector('link[rel=self]')?.getAttribute('href')).toBe(url);
    expect(feed.querySelector('feed > author > name')?.textContent).toMatch(/./);
    expect(textsOf(feed, 'entry > title')).toEqual(
      projects.map(({ name }) => localize(name, locale)),
    );
    for (const entry of feed.querySelectorAll('entry')) {
      const [id = ''] = textsOf(entry, 'id');
      expect(entry.querySelector('link')?.getAttribute('href')).toBe(id);
      expect(exportedFile(id), id).toBeDefined();
      expect(Date.parse(textsOf(entry, 'updated')[0] ?? '')).toBeLessThan(Date.now());
      // A feed reader is the whole page for some.
      const content = new JSDOM(textsOf(entry, 'content')[0]).window.document.body;
      const told = wordsOf(entry.querySelector('title')).concat(wordsOf(content));
      const article = exportedDocument(sitePath(id)).querySelector('article')?.cloneNode(true);
      for (const each of (article as Element).querySelectorAll(notInFeed)) each.remove();
      expect(told).toEqual(expect.arrayContaining(wordsOf(article)));
      for (const element of content.querySelectorAll('[href], [src]')) {
        const address = element.getAttribute('href') ?? element.getAttribute('src');
        expect(address).toMatch(/^(https?|mailto|tel):/);
      }
    }
  });

  test(`the manifest in ${locale} names icons of the sizes that it states`, async () => {
    const file = join('out', localizeRoute(files.manifest, locale));
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    expect(manifest.lang).toBe(locale);
    expect(exportedFile(absoluteUrl(manifest.start_url))).toBeDefined();
    const purposes = new Set<string>();
    for (const { src, sizes, purpose } of manifest.icons) {
      const { width, height } = await sharp(exportedFile(absoluteUrl(src)) ?? '').metadata();
      if (sizes === 'any') continue;
      expect(`${width}x${height}`).toBe(sizes);
      purposes.add(`${sizes} ${purpose}`);
    }
    expect([...purposes].sort()).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  test(`llms.txt in ${locale} lists every page`, () => {
    const text = readFileSync(join('out', localizeRoute(files.llms, locale)), 'utf8');
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    const listed = [...text.matchAll(/^- \[.+?\]\((.+?)\): /gm)].map(([, url]) => url ?? '');
    const wanted = pages.filter((page) => page.locale === locale);
    expect(listed.sort()).toEqual(wanted.map(({ path }) => absoluteUrl(path)).sort());
    for (const url of listed) expect(exportedFile(url), url).toBeDefined();
  });
}

test('robots.txt allows everything and names the sitemap', () => {
  const lines = readFileSync('out/robots.txt', 'utf8').split('\n');
  expect(lines).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
});

test('the sitemap lists every page with its languages and pictures', () => {
  const sitemap = readXml('sitemap.xml');
  expect(sitemap.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const found = [...sitemap.querySelectorAll('url')].map((entry) => ({
    url: textsOf(entry, ':scope > loc')[0],
    languages: Object.fromEntries(
      [...entry.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
  }));
  const wanted = pages.map(({ path }) => ({ url: absoluteUrl(path), languages: alternates(path) }));
  expect(found).toEqual(wanted);
  const pictures = [...sitemap.getElementsByTagName('image:loc')];
  expect(pictures.length).toBeGreaterThanOrEqual(projects.length * locales.length);
  for (const { textContent } of pictures) expect(exportedFile(textContent ?? '')).toBeDefined();
});
