import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type HostUnderTest, servers } from './servers';
import { base, makeSites, type Sites } from './sites';

/**
 * Builds the sites and configures each host to serve them, at the root and below a path.
 * @param work an empty folder
 * @returns what the tests read from `HOSTS`
 */
export async function setUpHosts(work: string): Promise<{ hosts: HostUnderTest[]; sites: Sites }> {
  // The servers do not run as root.
  chmodSync(work, 0o755);
  const sites = await makeSites(work);
  // A deploy replaces this link.
  const current = join(work, 'current');
  symlinkSync(sites.root, current);
  const places = [
    ...Object.keys(servers).flatMap((name) => [
      { name, root: sites.root, base: '', deployed: false },
      { name, root: dirname(sites.below), base, deployed: false },
    ]),
    { name: 'nginx', root: current, base: '', deployed: true },
  ];
  const hosts = places.flatMap(({ name, root, base, deployed }, index) => {
    const server = servers[name];
    if (!server) return [];
    const port = Number(process.env.EMAILJS_PORT) + 1 + index;
    const place = { work: join(work, `${name}-${index}`), root, base, port };
    mkdirSync(place.work);
    return {
      name,
      origin: `http://localhost:${port}`,
      base,
      site: join(root, base),
      command: server.configure(place),
      recipe: server.recipe,
      deployed,
    };
  });
  return { hosts, sites };
}
