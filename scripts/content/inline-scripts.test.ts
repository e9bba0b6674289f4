/** @jest-environment node */
import { makeInlineScripts } from './inline-scripts';

test('the script that stands before the first paint weighs less than 1 kB', async () => {
  const { language } = await makeInlineScripts(process.cwd());
  expect(language).toContain('location.replace');
  expect(Buffer.byteLength(language)).toBeLessThan(1000);
});
