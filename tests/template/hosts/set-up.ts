import { chmodSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { configureCaddy } from './caddy';
import { configureNginx, noRules, type Place, recipe } from './nginx';
import { base, makeSites, type Sites } from './sites';

/** One server with the site, at the root or below a path. */
export interface HostUnderTest {
  /** Such as `nginx at the root`. */
  name: string;
  /** Such as `http://localhost:3180`. */
  origin: string;
  /** Such as `/portfolio`; empty at the root. */
  base: string;
  /** Where the built site is. */
  site: string;
  /** Starts it in the foreground. */
  command: string;
  /** Whether a recipe of `deploy/` configures it. */
  recipe: boolean;
  /** Whether its folder is a link that a test replaces, as a deploy does. */
  deployed: boolean;
}

/**
 * Builds the sites and configures servers for them: nginx with the recipe at the root and below a path, and without rules;
 * Caddy with the recipe at the root.
 * @param work an empty folder
 * @returns the value of `HOSTS` for the tests
 */
export async function setUpHosts(work: string): Promise<{ hosts: HostUnderTest[]; sites: Sites }> {
  // nginx does not work as root.
  chmodSync(work, 0o755);
  const sites = await makeSites(work);
  // A deploy replaces this link.
  const current = join(work, 'current');
  symlinkSync(sites.root, current);
  const below = dirname(sites.below);
  const nginx = (place: Place) => configureNginx(place.work, recipe(place));
  const plain = (place: Place) => configureNginx(place.work, noRules(place));
  const places = [
    { name: 'nginx at the root', configure: nginx, root: sites.root, base: '' },
    { name: `nginx below ${base}`, configure: nginx, root: below, base },
    { name: `a server without rules below ${base}`, configure: plain, root: below, base },
    { name: 'nginx with deploys', configure: nginx, root: current, base: '' },
    { name: 'Caddy', configure: configureCaddy, root: sites.root, base: '' },
  ];
  const hosts = places.map(({ name, configure, root, base }, index) => {
    const place = {
      work: join(work, `host-${index}`),
      root,
      base,
      port: Number(process.env.EMAILJS_PORT) + 1 + index,
    };
    return {
      name,
      origin: `http://localhost:${place.port}`,
      base,
      site: join(root, base),
      command: configure(place),
      recipe: configure !== plain,
      deployed: root === current,
    };
  });
  return { hosts, sites };
}
