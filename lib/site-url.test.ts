import { absoluteUrl, originOf } from './site-url';

test.each([
  ['https://ME.example:443/path?query', 'https://me.example'],
  ['https://ö.example', 'https://xn--nda.example'],
  ['http://localhost:4000', 'http://localhost:4000'],
  ["https://a'b.example", undefined],
  ['https://a;b.example', undefined],
  ['https://a"b.example', undefined],
  ['https://a$&b.example', undefined],
  ['https://*.example', undefined],
  ['https://{a}.example', undefined],
  ['javascript:alert(1)', undefined],
  ['api.example', undefined],
])('the policy gets for %s the origin %s', (url, origin) => {
  expect(originOf(url)).toBe(origin);
});

test('an absolute URL has the base path once, also if the setting has it', () => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/portfolio';
  process.env.NEXT_PUBLIC_SITE_URL = 'https://me.example/portfolio/';
  expect(absoluteUrl('/contact/')).toBe('https://me.example/portfolio/contact/');
  delete process.env.NEXT_PUBLIC_BASE_PATH;
  delete process.env.NEXT_PUBLIC_SITE_URL;
});
