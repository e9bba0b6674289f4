import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type HostUnderTest, servers } from './servers';
import { base, makeSites, type Sites } from './sites';

/**
 * Builds the sites and configures each host to serve them: the recipes at the root and below a path, the others below
 * a path.
 * @param work an empty folder
 * @returns the value of `HOSTS` for the tests
 */
export async function setUpHosts(work: string): Promise<{ hosts: HostUnderTest[]; sites: Sites }> {
  // The servers do not run as root.
  chmodSync(work, 0o755);
  const sites = await makeSites(work);
  // A deploy replaces this link.
  const current = join(work, 'current');
  symlinkSync(sites.root, current);
  const places = [
    ...Object.entries(servers).flatMap(([name, server]) => [
      ...(server.recipe ? [{ name, server, root: sites.root, base: '' }] : []),
      { name, server, root: dirname(sites.below), base },
    ]),
    { name: 'nginx, deployed', server: servers.nginx, root: current, base: '' },
  ];
  const hosts = places.map(({ name, server, root, base }, index) => {
    const port = Number(process.env.EMAILJS_PORT) + 1 + index;
    const place = { work: join(work, `host-${index}`), root, base, port };
    mkdirSync(place.work);
    return {
      name: `${name} ${base || 'at the root'}`,
      origin: `http://localhost:${port}`,
      base,
      site: join(root, base),
      command: server.configure(place),
      recipe: server.recipe,
      deployed: root === current,
    };
  });
  return { hosts, sites };
}
