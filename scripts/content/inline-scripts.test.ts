/** @jest-environment node */
import { makeInlineScripts } from './inline-scripts';

test('the script that stands before the first paint weighs less than 1 kB', async () => {
  const { head } = await makeInlineScripts(process.cwd());
  expect(head).toContain('location.replace');
  expect(Buffer.byteLength(head)).toBeLessThan(1000);
});
