afterEach(() => document.head.replaceChildren());

/** Runs the loader as the last script of a page. @returns the paths that it loads */
function load(chunks: string) {
  const self = document.createElement('script');
  self.dataset.chunks = chunks;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(self);
  jest.isolateModules(() => require('./hydration.inline'));
  dispatchEvent(new Event('hydrate'));
  return [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);
}

test("the build's own scripts are loaded", () => {
  expect(load('/_next/static/data/a.js /_next/static/chunks/b.js')).toEqual([
    '/_next/static/data/a.js',
    '/_next/static/chunks/b.js',
  ]);
});

test.each([
  'https://evil.example/_next/static/a.js',
  '//evil.example/_next/static/a.js',
  '/elsewhere/_next/static/a.js',
  '/_next/static/../../a.js',
  '/_next/static/%2e%2e/a.js',
  'data:text/javascript,alert(1)',
])('%s is not loaded', (url) => {
  expect(load(url)).toEqual([]);
});

test("a copy that names the real site as its base does not start the real site's scripts, and says so", () => {
  const failed = jest.fn();
  addEventListener('hydrationfailed', failed);
  const base = document.createElement('base');
  base.href = 'https://me.example/';
  document.head.append(base);
  expect(load('/_next/static/chunks/b.js')).toEqual([]);
  expect(failed).toHaveBeenCalled();
});
