/** @jest-environment node */
import { bundleInline } from './bundle-inline.mjs';

test('the script that runs before the first paint is smaller than 1 kB', async () => {
  const { code } = await bundleInline('components/language-links/locale-redirect.inline.ts');
  expect(code).toContain('location.replace');
  expect(Buffer.byteLength(code)).toBeLessThan(1000);
});
