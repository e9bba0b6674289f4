import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { finishPage } from '@/scripts/finish/finish-page';
import { exportedPaths } from './site';

/** The contact page as the installed Next has exported it. `next build` keeps its pages here after the export. */
const exported = readFileSync('.next/server/app/contact.html', 'utf8');
const origins = { contact: ['https://api.example.com'], analytics: [] };
const sheet = '@font-face{src:url(../media/a.woff2)}b{background:url("data:,")}';
const bundle = (file: string) => `run('${file}');`;
const loader = bundle('components/runtime/hydration/hydration.inline.ts');
const options = { bundle, basePath: '', origins, read: () => sheet };
const finish = (html: string, basePath = '') => finishPage(html, { ...options, basePath });

const finished = finish(exported);
const policy = finished.document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content;

test('one loader replaces all scripts of Next', () => {
  const { document, html, files } = finished;
  expect(document.querySelectorAll('script[src]')).toHaveLength(0);
  expect(html).not.toContain('__next_f');

  const loaders = document.querySelectorAll<HTMLElement>('script[data-chunks]');
  expect(loaders).toHaveLength(1);
  expect(loaders[0]?.textContent).toContain(loader);
  const [path, runtime, ...chunks] = loaders[0]?.dataset.chunks?.split(' ') ?? [];
  const data = files.find((file) => file.path === path);
  expect(data?.code).toContain('self.__next_f.push');
  expect(runtime).toContain('/turbopack-');
  const asyncScripts = exported.match(/<script src="[^"]*" async/g) ?? [];
  expect(chunks).toHaveLength(asyncScripts.length - 1);
});

test('each inline script takes the place of its path', () => {
  const files = [...exported.matchAll(/<script data-inline="">([^<]*)/g)].map(
    ([, file = '']) => file,
  );
  expect(files).toEqual(
    expect.arrayContaining(['app/[locale]/head.inline.ts', 'app/[locale]/end.inline.ts']),
  );
  const scripts = [...finished.document.querySelectorAll('script[data-inline]')];
  const codes = scripts.map(({ textContent }) => textContent?.replace(loader, ''));
  expect(codes).toEqual(files.map(bundle));
});

test('the policy has the hash of each inline script, and comes before them', () => {
  const { html, scriptHashes } = finished;
  const inline = [...html.matchAll(/<script(?! type)[^>]*>(.*?)<\/script>/gs)];
  // Those of the head, of the form, and of the page's end with the loader.
  expect(inline.length).toBeGreaterThanOrEqual(3);
  for (const [, code = ''] of inline) {
    const source = `sha256-${hash('sha256', code, 'base64')}`;
    expect(policy).toContain(`'${source}'`);
    expect(scriptHashes).toContain(source);
  }
  expect(policy).toContain(origins.contact[0]);
  expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script'));
});

test("Cloudflare's switch keeps mail addresses readable in the whole body", () => {
  expect(finished.html).toMatch(/<body[^>]*><!--email_off--><.+><!--\/email_off--><\/body>/s);
});

test('the head has scripts, styles and pictures in this order', () => {
  const withPicture = exported.replace('</head>', '<link rel="preload" as="image"/></head>');
  const { head } = finish(withPicture).document;
  const kinds = [...head.querySelectorAll('script, style, [rel=preload]')].map(
    (element) => element.getAttribute('as') ?? element.localName,
  );
  expect(kinds.join(' ')).toMatch(/^(script )+(style )+image$/);
});

test('link previews find their title, text and picture in the first bytes of each page', () => {
  const paths = exportedPaths();
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    const html = readFileSync(`out${path}index.html`);
    const tags = ['<title', ' name="description"', ' property="og:', ' name="twitter:'];
    for (const tag of tags) {
      expect(html.indexOf(tag), path).toBeGreaterThan(0);
      expect(html.lastIndexOf(tag), path).toBeLessThan(8000);
    }
  }
});

test('stylesheets become style elements, and the policy allows them', () => {
  const { document } = finished;
  const texts = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
  expect(texts.length).toBeGreaterThanOrEqual(2);
  const css = texts.join('');
  expect(css).toContain('url(/_next/static/media/a.woff2)');
  expect(css).toContain('url("data:,")');
  for (const text of texts) expect(policy).toContain(hash('sha256', text, 'base64'));
});

test('what follows the first view is hidden until its styles come', () => {
  const { document } = finishPage(exported.replace('</footer>', '<p class="later"></p>$&'), {
    ...options,
    read: (path) =>
      path.endsWith('.css') ? 'h1{color:red}.later{color:blue}.elsewhere{color:green}' : '',
  });
  const first = [...document.head.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .join('');
  expect(first).toContain('h1{color:red}');
  expect(first).not.toContain('.later');
  expect(first).toContain('display:none');
  const late = document.querySelector('footer ~ svg > style')?.textContent ?? '';
  expect(late).toContain('.later{color:blue}');
  expect(first + late).not.toContain('.elsewhere');
  expect(late).not.toContain('h1');
  expect(late).toContain('display:revert-layer');
  expect(late).toContain(':root:not([data-awaits-fonts])');
});

test('what follows does not wait for fonts if the mark says so', () => {
  const page = exported.replace('id="first-view-end"', '$& data-at-once="true"');
  const late = finish(page).document.querySelector('footer ~ svg > style')?.textContent;
  expect(late).toContain('display:revert-layer');
  expect(late).not.toContain('data-awaits-fonts');
});

test('React finds the stylesheets, and the browser does not load them', () => {
  expect(finished.document.querySelectorAll('link[data-precedence]')).toHaveLength(0);
  const added = finished.files.map(({ code }) => code).join('');
  const links = exported.match(/<link rel="stylesheet"[^>]*href="[^"]*"/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const [, href = ''] = /href="([^"]*)"/.exec(link) ?? [];
    expect(added).toContain(`href=\\"${href}\\" data-precedence=\\"next\\" disabled`);
  }
});

test('a page on which nothing needs React has no scripts of Next, and no data', () => {
  const { document, files } = finish(exported.replaceAll(/ data-starts="[^"]*"/g, ''));
  expect(document.querySelectorAll('[data-chunks], link[data-precedence]')).toHaveLength(0);
  expect(files.map(({ path }) => path)).toEqual([expect.stringMatching(/\.css$/)]);
});

const unknown = 'contains an unknown script';
const incomplete = "does not contain Next's data";
const changes: [string, string | RegExp, string, string][] = [
  ['a script from elsewhere', '</head>', '<script src="/other.js"></script></head>', unknown],
  ['chunks in another folder', /_next\/static\/chunks/g, '_next/other', unknown],
  ['an inline import', '</body>', '<script>import("/a.js")</script></body>', unknown],
  ["React's scripts for streaming", '</body>', '<script>$RC("B:0","S:0")</script></body>', unknown],
  ['data under another name', /__next_f/g, '__next_g', unknown],
  ['another runtime', /TURBOPACK/g, 'RUNTIME', unknown],
  ['a runtime chunk with another name', /\/turbopack-/g, '/runtime-', incomplete],
  ['no runtime chunk', /<script src="[^"]*turbopack-[^"]*" async=""><\/script>/, '', incomplete],
  ['a start script without modules', 'runtimeModuleIds', 'entryModules', incomplete],
  ['no start script', /<script id="_R_">.*?<\/script>/s, '', incomplete],
  ['no data', /<script>\(?self\.__next_f.*?<\/script>/gs, '', incomplete],
  ['an unmarked script of the site', / data-inline=""/, '', unknown],
];
for (const [what, from, to, message] of changes) {
  test(`${what} stops the build`, () => {
    const changed = exported.replace(from, to);
    expect(changed).not.toBe(exported);
    expect(() => finish(changed)).toThrow(message);
  });
}

test('a page built for another base path stops the build', () => {
  expect(() => finish(exported, '/portfolio')).toThrow(unknown);
});
