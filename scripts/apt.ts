import { existsSync } from 'node:fs';
import { runChild } from './child';

/**
 * Installs packages of Debian's, where that is possible without a question: as root on a Debian.
 * @returns whether they are installed
 */
export async function installPackages(...packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  // Debian starts a service as it installs it, but in runlevel 1.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = ['-qq', '-y', '--no-install-recommends', 'install', ...packages];
  return (
    (await runChild('apt-get', ['-qq', 'update'], { env })) === 0 &&
    (await runChild('apt-get', install, { env })) === 0
  );
}
