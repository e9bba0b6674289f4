import { existsSync } from 'node:fs';
import { runChild } from '../child';
import { UserError } from '../command-line';

/** Debian's packages, by a file that each brings. */
const packages = {
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
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
  const command = `apt-get install ${missing.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new UserError(`This needs Debian's packages. As root: ${command}`);
  }
  console.log(`Installing what the site is tested on: ${missing.join(', ')} …`);
  // Debian starts a service as it installs it, but in runlevel 1.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = ['-qq', '-y', '--no-install-recommends', 'install', ...missing];
  if (
    (await runChild('apt-get', ['-qq', 'update'], { env })) !== 0 ||
    (await runChild('apt-get', options, { env })) !== 0
  ) {
    throw new UserError(`The hosts could not be installed. Try it yourself: ${command}`);
  }
}
