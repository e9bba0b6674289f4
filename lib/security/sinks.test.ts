import { filterHtml, filterScriptUrl } from './sinks';

const base = 'https://me.example/portfolio/_next/static/';

test.each([
  'One &amp; two &lt;three&gt;',
  '<p>For <span>Qaya</span>: <strong lang="az">bir</strong>.<br></p><ul><li>Two</li></ul>',
  '<a href="https://example.com/?a=1&amp;b=2">a</a><a href="mailto:a@example.com">b</a>',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path pathLength="1" d="M0 0L1 1"/></svg>',
  '<script></script>',
])('%s passes as it is', (html) => {
  expect(filterHtml(html)).toBe(html);
});

test.each([
  '<img src="x" onerror="alert(1)">',
  '<p onclick="alert(1)">a</p>',
  '<p\nonclick="alert(1)">a</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="https://example.com" onclick="alert(1)">a</a>',
  '<a href=javascript:alert(1)>a</a>',
  '<script>alert("<p>")</script>',
  '<script src="https://example.com/x.js"></script>',
  '<p style="position:fixed">a</p>',
  '<svg><use xlink:href="https://example.com/#a"></use></svg>',
  '<svg><animate attributeName="href"></animate></svg>',
  '<p title="a" x="">a</p><iframe></iframe>',
  '<!--<p>-->',
  '<math></math>',
  '<',
])('%s is dropped', (html) => {
  expect(filterHtml(html)).toBe('');
});

test.each([`${base}chunks/a.js`, '/portfolio/_next/static/chunks/a.js', 'chunks/a.js'])(
  'a script at %s is loaded',
  (url) => {
    expect(filterScriptUrl(url, base, [])).toBe(url);
  },
);

test('a script of an origin that the owner has named is loaded', () => {
  const url = 'https://count.example/count.js';
  expect(filterScriptUrl(url, base, ['https://count.example'])).toBe(url);
});

test.each([
  'https://example.com/x.js',
  '//example.com/x.js',
  'data:text/javascript,alert(1)',
  'blob:https://me.example/1',
  '/portfolio/_next/static/../../uploads/x.js',
  '/other/_next/static/x.js',
  'https://me.example.evil.example/portfolio/_next/static/x.js',
])('a script at %s is refused', (url) => {
  expect(() => filterScriptUrl(url, base, ['https://count.example'])).toThrow(TypeError);
});
