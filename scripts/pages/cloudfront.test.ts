/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { cloudFrontFunction, cloudFrontHeaders } from './cloudfront';
import { indexFile, pagesInAnyCase } from './host-files';
import { securityHeaders } from './policy';

interface Answer {
  uri?: string;
  statusCode?: number;
  headers?: { location: { value: string } };
}

/** @returns what is read from the bucket, or where the visitor is sent */
function ask(uri: string, base = '', querystring: Record<string, { value: string }> = {}) {
  const code = cloudFrontFunction([indexFile, ...pagesInAnyCase], base);
  const request = JSON.stringify({ request: { uri, querystring } });
  const answer: Answer = runInNewContext(`${code};handler(${request})`);
  return answer.statusCode ? `${answer.statusCode} ${answer.headers?.location.value}` : answer.uri;
}

test.each([
  ['/', '/index.html'],
  ['/az/project/3/', '/az/project/3/index.html'],
  ['/project/3', '301 /project/3/'],
  ['/project/index.html', '301 /project/'],
  ['/index.html', '301 /'],
  ['/Project/3', '301 /project/3/'],
  ['/AZ/Contact/', '301 /az/contact/'],
  ['/media/Signature-1.svg', '/media/Signature-1.svg'],
  ['//evil', '//evil'],
  ['//evil/index.html', '//evil/index.html'],
])('%s is answered with %s', (uri, answer) => {
  expect(ask(uri)).toBe(answer);
});

test('below a path too, and the query stays', () => {
  expect(ask('/portfolio/Contact', '/portfolio')).toBe('301 /portfolio/contact/');
  expect(ask('/portfolio', '/portfolio', { lng: { value: 'az' } })).toBe('301 /portfolio/?lng=az');
});

test('every header of the policy is in the one of CloudFront', () => {
  const headers = Object.entries(
    securityHeaders({ scriptHashes: ['sha256-a'], connectOrigins: [] }),
  );
  const config = cloudFrontHeaders(headers);
  expect(Object.keys(JSON.parse(config).SecurityHeadersConfig)).toHaveLength(5);
  for (const [name, value] of headers) {
    // These two have a field without a value, and a number.
    const expected = {
      'X-Content-Type-Options': 'ContentTypeOptions',
      'Strict-Transport-Security': '63072000',
    }[name];
    expect(config).toContain(expected ?? JSON.stringify(value));
  }
});
