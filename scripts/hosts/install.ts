import { existsSync } from 'node:fs';
import { installPackages } from '../apt';
import { UserError } from '../command-line';

/** Debian's packages, by a file that each brings. */
const packages = {
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/bin/caddy': 'caddy',
  '/usr/sbin/apache2': 'apache2',
  '/usr/sbin/lighttpd': 'lighttpd',
  '/usr/bin/python3': 'python3-minimal',
};

/**
 * Installs the hosts that are missing, without starting any of them as a service.
 * @param more packages besides, by a file that each brings
 * @throws UserError that says what to install where this cannot
 */
export async function installHosts(more: Record<string, string> = {}): Promise<void> {
  const missing = Object.entries({ ...packages, ...more }).flatMap(([file, name]) =>
    existsSync(file) ? [] : [name],
  );
  if (missing.length === 0) return;
  console.log(`Installing what the site is tested on: ${missing.join(', ')} …`);
  if (!(await installPackages(...missing))) {
    throw new UserError(
      `The hosts could not be installed. As root, on a Debian: apt-get install ${missing.join(' ')}`,
    );
  }
}
