import { originOf, parseSiteUrl } from './site-url';

test.each([
  ['http://localhost:4000', ''],
  ['http://localhost:4000/', ''],
  ['http://localhost:4000', '/portfolio'],
  ['http://localhost:4000/portfolio', '/portfolio'],
  ['http://localhost:4000/portfolio/', '/portfolio'],
])('%s with the base path "%s" has the origin http://localhost:4000', (value, base) => {
  expect(parseSiteUrl(value, base)).toBe('http://localhost:4000');
});

test.each([
  ['me.example', 'is not an address'],
  ['https://', 'is not an address'],
  ['ftp://me.example', 'must begin with https://'],
  ['https://me:secret@me.example', 'may hold no user'],
  ['https://me.example/?a=b', 'may hold no user, query or hash'],
  ["https://me';x.example", 'has a host that is not of letters'],
  ['https://me.example/blog', 'has a path that is not the base path'],
])('%s fails with a one-line message that names the setting', (value, why) => {
  expect(() => parseSiteUrl(value, '')).toThrow(`NEXT_PUBLIC_SITE_URL ${why}`);
  expect(() => parseSiteUrl(value, '')).toThrow(/^.*$/);
});

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
