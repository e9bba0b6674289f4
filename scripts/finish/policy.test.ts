/** @jest-environment node */
import { siteSchema } from '@/lib/content/site';
import { analyticsOrigins, hostPolicy, metaPolicy, plainPolicy } from './policy';

const hash = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';
const origins = { contact: ['https://api.emailjs.com'], analytics: ['https://count.example'] };
const sources = { scriptHashes: [hash], origins };

test.each([
  ['pages', metaPolicy({ ...sources, styleHashes: [hash] })],
  ['hosts', hostPolicy(sources)],
])('the policy of %s allows only the scripts of the site', (_, policy) => {
  const directives = policy.split('; ');
  expect(directives).toContain(`script-src 'strict-dynamic' '${hash}'`);
  // `default-src` covers objects, frames and workers, but not `base-uri`.
  expect(directives).toEqual(expect.arrayContaining(["default-src 'none'", "base-uri 'none'"]));
  expect(directives).toContain("style-src-attr 'unsafe-inline'");
  // Besides style attributes, only the header allows anything unsafe: it cannot know the style elements of each page.
  const others = directives.filter(
    (each) =>
      each !== "style-src-attr 'unsafe-inline'" && each !== "style-src-elem 'self' 'unsafe-inline'",
  );
  expect(others.join('; ')).not.toMatch(/unsafe-|\*|https?:(?!\/\/)/);
});

test.each([
  ['pages', metaPolicy({ ...sources, styleHashes: [hash] })],
  ['hosts', hostPolicy(sources)],
  ['hosts, for plain pages', plainPolicy(origins)],
])('the policy of %s lets an analytics service send by a request or a picture', (_, policy) => {
  const directives = policy.split('; ');
  expect(directives).toContain("img-src 'self' data: https://count.example");
  expect(directives).toContain("connect-src 'self' https://api.emailjs.com https://count.example");
});

test('the policy gets the origin of each address of an analytics service once, and none without a service', () => {
  const analytics = {
    src: 'https://gc.zgo.at/count.js',
    attributes: { async: '', 'data-goatcounter': 'https://me.goatcounter.com/count' },
    connect: ['https://gc.zgo.at', 'https://queue.example'],
  };
  expect(analyticsOrigins(siteSchema.parse({ analytics }))).toEqual([
    'https://gc.zgo.at',
    'https://me.goatcounter.com',
    'https://queue.example',
  ]);
  expect(analyticsOrigins(siteSchema.parse({}))).toEqual([]);
});
