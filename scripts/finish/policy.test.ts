/** @jest-environment node */
import { hostPolicy, metaPolicy } from './policy';

const hash = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';
const sources = { scriptHashes: [hash], connectOrigins: ['https://api.emailjs.com'] };

test.each([
  ['pages', metaPolicy({ ...sources, styleHashes: [hash] })],
  ['hosts', hostPolicy(sources)],
])('the policy of %s allows only the scripts of the site', (_, policy) => {
  const directives = policy.split('; ');
  expect(directives).toContain(`script-src 'strict-dynamic' '${hash}'`);
  // `default-src` covers objects, frames and workers, but not `base-uri`.
  expect(directives).toEqual(expect.arrayContaining(["default-src 'none'", "base-uri 'none'"]));
  // The header cannot know the style of each page.
  expect(policy.replace("style-src-elem 'self' 'unsafe-inline'", '')).not.toMatch(
    /unsafe-|\*|https?:(?!\/\/)/,
  );
});
