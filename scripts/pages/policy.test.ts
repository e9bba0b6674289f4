/** @jest-environment node */
import { metaPolicy, securityHeaders } from './policy';

const hash = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';
const sources = { scriptHashes: [hash], connectOrigins: ['https://api.emailjs.com'] };

test.each([
  ['pages', metaPolicy(sources)],
  ['hosts', securityHeaders(sources)['Content-Security-Policy'] ?? ''],
])('the policy of %s runs no script but those of the site', (_, policy) => {
  const directives = policy.split('; ');
  expect(directives).toContain(`script-src 'strict-dynamic' '${hash}'`);
  // Objects, frames and workers fall back to `default-src`; `base-uri` does not.
  expect(directives).toEqual(expect.arrayContaining(["default-src 'none'", "base-uri 'none'"]));
  expect(policy).not.toMatch(/unsafe-|\*|https?:(?!\/\/)/);
});
