import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseFeed } from '@rowanmanning/feed-parser';
import ogs from 'open-graph-scraper';
import sharp from 'sharp';
import { unfurl } from 'unfurl.js';
import { validateXML } from 'xmllint-wasm';
import { defaultPageColor } from '@/lib/constants';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { files, localizeRoute, projectRoute, routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/site-url';
import { messages } from '../texts';
import { exportedDocument, exportedFile, pages, projects, sitePath } from './site';
import { expect, test } from './test';

// What search engines, unfolded links and agents are given. All but the last part reads `out/` as any host serves it.

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

for (const { path, locale } of pages) {
  const url = absoluteUrl(path);

  test(`${path} has a title and a description that search results show whole`, () => {
    const document = exportedDocument(path);
    const description = content(document, 'description') ?? '';
    expect(document.title).not.toBe('');
    expect(document.title.length).toBeLessThanOrEqual(60);
    expect(description).not.toBe('');
    // The other descriptions are the owner's own texts, which the site does not cut.
    if (/\/project\/\d/.test(path)) expect(description.length).toBeLessThanOrEqual(155);
    expect(description).not.toMatch(/\s[,.;:]|[,;:]…$/);
  });

  test(`${path} names its own address and the same page in each language, and they name it`, () => {
    const document = exportedDocument(path);
    expect(links(document, '[rel=canonical]').map(({ href }) => href)).toEqual([url]);
    expect(exportedFile(url)).toBeDefined();
    const named = alternates(path);
    expect(Object.keys(named).sort()).toEqual([...locales, 'x-default'].sort());
    expect(named[locale]).toBe(url);
    expect(named['x-default']).toBe(named[defaultLocale]);
    for (const other of Object.values(named)) {
      expect(exportedFile(other), other).toBeDefined();
      expect(alternates(sitePath(other))).toEqual(named);
    }
  });

  test(`${path} brings a picture that chats can show`, async () => {
    const document = exportedDocument(path);
    expect(content(document, 'og:url')).toBe(url);
    expect(content(document, 'og:title')).toBe(document.title);
    expect(content(document, 'og:description')).toBe(content(document, 'description'));
    expect(content(document, 'og:image:alt')?.length).toBeGreaterThan(30);
    expect(content(document, 'twitter:card')).toBe('summary_large_image');
    expect(content(document, 'twitter:image')).toBe(content(document, 'og:image'));
    expect(content(document, 'og:locale')).toMatch(new RegExp(`^${locale}_[A-Z]{2}$`));
    const alternate = document.querySelectorAll<HTMLMetaElement>(
      '[property="og:locale:alternate"]',
    );
    expect([...alternate].map((meta) => meta.content.split('_')[0])).toEqual(
      locales.filter((each) => each !== locale),
    );

    const picture = content(document, 'og:image') ?? '';
    expect(picture).toMatch(/\.jpg$/);
    const file = exportedFile(picture) ?? '';
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(statSync(file).size).toBeLessThan(300_000);
  });

  test(`${path} names files that are there`, () => {
    const document = exportedDocument(path);
    const named = links(
      document,
      '[rel=manifest], link[rel=alternate][type], link[rel~=icon], link[rel=apple-touch-icon]',
    );
    expect(named.map(({ type, rel }) => type || rel)).toEqual([
      'manifest',
      'text/markdown',
      'application/atom+xml',
      'image/svg+xml',
      'apple-touch-icon',
    ]);
    for (const { href } of named) expect(exportedFile(href), href).toBeDefined();
  });

  test(`${path} may be indexed`, () => {
    const document = exportedDocument(path);
    expect(content(document, 'robots')).toBeUndefined();
  });

  test(`${path} says the same in Markdown`, () => {
    const document = exportedDocument(path);
    const markdown = readFileSync(join('out', path, 'index.md'), 'utf8');
    const heading = document.querySelector('h1')?.textContent?.replace(/\s+/g, ' ');
    expect(markdown.replace(/\s+/g, ' ')).toContain(`# ${heading}`);
    expect(markdown).toContain(`language: "${locale}"`);
    for (const paragraph of document.querySelectorAll('main p')) {
      if (paragraph.closest('form') || paragraph.children.length > 0) continue;
      expect(markdown).toContain(paragraph.textContent);
    }
    for (const [, address = ''] of markdown.matchAll(/\]\(([^)]*)\)/g)) {
      expect(address).toMatch(/^(https:|mailto:|tel:)/);
      if (address.startsWith(absoluteUrl('/')))
        expect(exportedFile(address), address).toBeDefined();
    }
  });

  test(`${path} has links that tell where they go`, () => {
    const document = exportedDocument(path);
    const targets = new Map<string, string>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const text = (link.getAttribute('aria-label') ?? link.textContent)?.trim() ?? '';
      expect(text, link.outerHTML).not.toBe('');
      expect([text, targets.get(text) ?? link.href]).toEqual([text, link.href]);
      targets.set(text, link.href);
      if (link.href.startsWith(absoluteUrl('/'))) {
        expect(exportedFile(link.href), link.href).toBeDefined();
      }
    }
  });

  test(`${path} unfolds in chats`, async ({ baseURL, request }) => {
    const document = exportedDocument(path);
    const address = `${baseURL}${path}`;
    const { result } = await ogs({ html: await (await request.get(address)).text() });
    const unfolded = await unfurl(address);
    for (const { title, description, image } of [
      {
        title: result.ogTitle,
        description: result.ogDescription,
        image: result.ogImage?.[0]?.url,
      },
      {
        title: unfolded.open_graph?.title,
        description: unfolded.open_graph?.description,
        image: unfolded.open_graph?.images?.[0]?.url,
      },
    ]) {
      expect(title).toBe(document.title);
      expect(description).toBe(content(document, 'description'));
      expect(exportedFile(image ?? '')).toBeDefined();
    }
  });
}

test('no two pages share a title, a description or a picture', () => {
  const shown = locales.flatMap((locale) => Object.values<string>(messages[locale].Meta));
  test.skip(
    shown.some((text) => text.startsWith('Meta.')),
    'a text is missing',
  );
  for (const name of ['og:title', 'og:description', 'og:image', 'og:image:alt']) {
    const all = pages.map(({ path }) => content(exportedDocument(path), name));
    expect(new Set(all).size, name).toBe(pages.length);
  }
});

test("a project's page takes its colour to the browser's frame", () => {
  for (const { id, color = defaultPageColor } of projects) {
    expect(content(exportedDocument(projectRoute(id)), 'theme-color')).toBe(color);
  }
});

for (const locale of locales) {
  test(`every project is two links from the home page in ${locale}`, () => {
    const home = localizeRoute(routes.home, locale);
    const reached = new Set([home]);
    for (let click = 0; click < 2; click++) {
      for (const path of [...reached]) {
        for (const link of exportedDocument(path).querySelectorAll<HTMLAnchorElement>('a[href]')) {
          if (exportedFile(link.href)?.endsWith('.html')) reached.add(sitePath(link.href));
        }
      }
    }
    const wanted = projects.map(({ id }) => localizeRoute(projectRoute(id), locale));
    expect(wanted.filter((path) => !reached.has(path))).toEqual([]);
  });

  test(`the feed in ${locale} can be read`, () => {
    const feed = parseFeed(readFileSync(join('out', localizeRoute(files.feed, locale)), 'utf8'));
    expect(feed.meta).toEqual({ type: 'atom', version: '1.0' });
    expect(feed.language).toBe(locale);
    expect(feed.self).toBe(absoluteUrl(localizeRoute(files.feed, locale)));
    expect(feed.authors).toHaveLength(1);
    expect(feed.items.map(({ title }) => title)).toEqual(
      projects.map(({ name }) => name[locale] ?? name.en),
    );
    for (const { url, updated, content: html, id } of feed.items) {
      expect(exportedFile(url ?? ''), url ?? 'no address').toBeDefined();
      expect(id).toBe(url);
      expect(updated?.getTime()).toBeLessThan(Date.now());
      expect(html).toContain('<p>');
    }
  });

  test(`the manifest in ${locale} names icons of the sizes it says`, async () => {
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

  test(`llms.txt in ${locale} lists every page's Markdown`, () => {
    const text = readFileSync(join('out', localizeRoute(files.llms, locale)), 'utf8');
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    const listed = [...text.matchAll(/^- \[.+?\]\((.+?index\.md)\)/gm)].map(([, url]) => url ?? '');
    const wanted = pages.filter((page) => page.locale === locale);
    expect(listed.sort()).toEqual(wanted.map(({ path }) => absoluteUrl(`${path}index.md`)).sort());
    for (const url of listed) expect(exportedFile(url), url).toBeDefined();
  });
}

test('a browser that asks for favicon.ico gets an icon', async ({ page }) => {
  const ico = readFileSync('out/favicon.ico', 'base64');
  const width = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/x-icon;base64,${base64}`;
    await image.decode();
    return image.naturalWidth;
  }, ico);
  expect(width).toBe(48);
});

test('robots.txt lets everyone in and names the sitemap', () => {
  const lines = readFileSync('out/robots.txt', 'utf8').split('\n');
  expect(lines).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
});

test('the sitemap keeps to its schema and lists every page with its languages', async () => {
  const xml = readFileSync('out/sitemap.xml', 'utf8');
  const shipped = join(createRequire(import.meta.url).resolve('sitemap/package.json'), '../schema');
  const schemas = ['sitemap-all.xsd', 'sitemap-image.xsd', 'sitemap-link.xsd', 'sitemap.xsd'];
  const [main, ...imported] = schemas.map((fileName) => {
    const own = join('tests/schema', fileName);
    const file = existsSync(own) ? own : join(shipped, fileName);
    return { fileName, contents: readFileSync(file, 'utf8') };
  });
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: main ?? '',
    preload: imported,
  });
  expect(errors.map(({ message }) => message)).toEqual([]);

  const entries = xml.split('<url>').slice(1);
  const found = entries.map((entry) => {
    const languages = [...entry.matchAll(/hreflang="(.+?)" href="(.+?)"/g)];
    return {
      url: /<loc>(.+?)<\/loc>/.exec(entry)?.[1],
      languages: Object.fromEntries(languages.map(([, lang, href]) => [lang, href])),
    };
  });
  const wanted = pages.map(({ path }) => ({ url: absoluteUrl(path), languages: alternates(path) }));
  expect(found).toEqual(wanted);
  const pictures = [...xml.matchAll(/<image:loc>(.+?)</g)].map(([, url]) => url ?? '');
  expect(pictures.length).toBeGreaterThan(projects.length * locales.length * 2);
  for (const url of pictures) expect(exportedFile(url), url).toBeDefined();
});
