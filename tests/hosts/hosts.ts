import type { HostUnderTest } from '@/scripts/hosts/servers';
import type { Sites } from '@/scripts/hosts/sites';

/** What `scripts/test-hosts.ts` has set up. */
export const hosts: HostUnderTest[] = JSON.parse(process.env.HOSTS ?? '[]');
export const sites: Sites = JSON.parse(process.env.SITES ?? '{}');

/** A host as a test names it. */
export function nameOf({ name, base }: HostUnderTest): string {
  return `${name} ${base || 'at the root'}`;
}
