/** @jest-environment node */
import { settleSiteUrl } from './site-env';

beforeEach(() => {
  delete process.env.NEXT_PUBLIC_SITE_URL;
});

test('without an address the site is on this machine, and one line says so', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  settleSiteUrl(4000);
  expect(process.env.NEXT_PUBLIC_SITE_URL).toBe('http://localhost:4000');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^NEXT_PUBLIC_SITE_URL .*$/));
});
