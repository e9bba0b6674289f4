import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { delocalizePath, routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/site-url';
import { exportedDocument, exportedFile, pages } from './site';
import { expect, test } from './test';

type Node = { '@type': string; '@id'?: string; [key: string]: unknown };
type Graph = { '@context': string; '@graph': Node[] };

function graphOf(path: string): Graph {
  const blocks = exportedDocument(path).querySelectorAll('script[type="application/ld+json"]');
  expect(blocks).toHaveLength(1);
  return JSON.parse(blocks[0]?.textContent ?? '');
}

/** Every value, however deep, with its key. */
function* valuesIn(value: unknown, key = ''): Generator<[key: string, value: unknown]> {
  yield [key, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    yield* valuesIn(child, Array.isArray(value) ? key : name);
  }
}

function kindsFor(path: string): string[] {
  switch (delocalizePath(path)) {
    case routes.home:
      return ['ProfilePage'];
    case routes.projects:
      return ['CollectionPage', 'ItemList'];
    case routes.contact:
      return ['ContactPage'];
    default:
      return ['WebPage', 'CreativeWork', 'BreadcrumbList'];
  }
}

for (const { path, locale } of pages) {
  test(`${path} says what it is, in one linked graph`, () => {
    const { '@context': context, '@graph': nodes } = graphOf(path);
    expect(context).toBe('https://schema.org');
    expect(nodes.map((node) => node['@type'])).toEqual([...kindsFor(path), 'Person', 'WebSite']);
    expect(nodes[0]).toMatchObject({ '@id': absoluteUrl(path), inLanguage: locale });

    const named = new Set(nodes.map((node) => node['@id']));
    for (const [key, value] of valuesIn(nodes)) {
      expect(value, key).not.toBeNull();
      expect(JSON.stringify(value), key).not.toMatch(/^(""|\[\]|\{\})$/);
      if (typeof value !== 'object' || value === null) continue;
      // An object of nothing but an @id points to another.
      const [only, ...rest] = Object.keys(value);
      if (only === '@id' && rest.length === 0) expect(named).toContain(Object.values(value)[0]);
    }
  });

  test(`${path} names pages and pictures that are there`, () => {
    for (const [key, value] of valuesIn(graphOf(path))) {
      if (typeof value !== 'string' || key === '@context') continue;
      if (/^(url|item|image|@id)$/.test(key)) expect(value).toMatch(/^https:\/\//);
      if (value.startsWith(absoluteUrl('/'))) expect(exportedFile(value), value).toBeDefined();
    }
  });

  test(`${path} has structured data that search engines take`, async () => {
    const html = readFileSync(join('out', path, 'index.html'), 'utf8');
    const data = new WebAutoExtractor({ addLocation: true }).parse(html);
    expect(data.errors).toEqual([]);
    expect(Object.keys(data.jsonld)).toEqual([...kindsFor(path), 'Person', 'WebSite']);
    expect(await new Validator().validate(data)).toEqual([]);
  });
}

test("every graph keeps to schema.org's vocabulary", ({ browserName: _ }, testInfo) => {
  // The vocabulary as types. The wrong one shows that they refuse something.
  const wrong =
    '{ "@context": "https://schema.org", "@graph": [{ "@type": "Person", nmae: "x" }] }';
  const file = testInfo.outputPath('graphs.ts');
  writeFileSync(
    file,
    `import type { Graph } from 'schema-dts';
${pages.map(({ path }, index) => `export const page${index}: Graph = ${JSON.stringify(graphOf(path))};`).join('\n')}
// @ts-expect-error
export const wrong: Graph = ${wrong};
`,
  );
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck'];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler'];
  execFileSync('tsc', [...options, ...modules, file], { stdio: 'inherit' });
});
