import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runChild } from './child';
import { findOrInstallChromium } from './chromium';
import { run, UserError } from './command-line';
import { findFreePort } from './free-port';
import { installHosts } from './hosts/install';
import { type HostUnderTest, servers } from './hosts/servers';
import { base, makeSites, type Sites } from './hosts/sites';
import { testEnv } from './test-env';

/**
 * Serves the site by each host, at the root and below a path, and runs `tests/hosts/` on them. Builds it in another
 * folder for that: once more as it is, to compare the two; for a path; and with a changed text, as the next deploy.
 * Arguments go to Playwright; `--no-build` takes the `out/` that the browser tests have built.
 */
await run(async () => {
  const env = { ...testEnv(), CHROMIUM_PATH: await findOrInstallChromium() };
  await installHosts();
  const args = process.argv.slice(2);
  if (!args.includes('--no-build')) {
    const built = await runChild('tsx', ['scripts/build.ts'], { env });
    if (built !== 0) throw new UserError('The hosts need a site to serve: its message is above.');
  }
  const work = mkdtempSync(join(tmpdir(), 'hosts-'));
  try {
    // The hosts give up root's rights.
    chmodSync(work, 0o755);
    const sites = await makeSites(work, env);
    const hosts = await configureHosts(work, sites);
    const passed = args.filter((arg) => arg !== '--no-build');
    process.exitCode = await runChild(
      'playwright',
      ['test', '--config', 'tests/hosts/playwright.config.ts', ...passed],
      {
        env: {
          ...env,
          HOSTS: JSON.stringify(hosts),
          SITES: JSON.stringify(sites),
        },
      },
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

async function configureHosts(work: string, sites: Sites): Promise<HostUnderTest[]> {
  // What a deploy exchanges.
  const current = join(work, 'current');
  symlinkSync(sites.root, current);
  const places = [
    ...Object.keys(servers).flatMap((name) => [
      { name, root: sites.root, base: '', deployed: false },
      { name, root: dirname(sites.below), base, deployed: false },
    ]),
    { name: 'nginx', root: current, base: '', deployed: true },
  ];
  const hosts: HostUnderTest[] = [];
  for (const { name, root, base, deployed } of places) {
    const server = servers[name];
    if (!server) continue;
    const port = await findFreePort();
    const place = { work: join(work, `${name}-${hosts.length}`), root, base, port };
    mkdirSync(place.work);
    hosts.push({
      name,
      origin: `http://localhost:${port}`,
      base,
      site: join(root, base),
      command: server.configure(place),
      recipe: server.recipe,
      deployed,
    });
  }
  return hosts;
}
