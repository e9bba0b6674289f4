import type { HostUnderTest } from './set-up';
import type { Sites } from './sites';

/** What `set-up.ts` has made; nothing in other suites. */
export const { hosts, sites }: { hosts: HostUnderTest[]; sites: Sites } = JSON.parse(
  process.env.HOSTS || '{"hosts":[],"sites":{}}',
);
