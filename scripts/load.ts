import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runChild } from './child';
import { run, UserError } from './command-line';
import { findFreePort } from './free-port';
import { installHosts } from './hosts/install';
import { bareNginx, servers } from './hosts/servers';
import { loadHost } from './hosts/wrk';

/**
 * Puts full load on nginx with our recipe, a minute each on the home page and on all pages in turn, then on a bare nginx
 * that serves one file as large as the home page is sent. Takes the `out/` that is there; `--seconds 10` is shorter.
 */
await run(async () => {
  if (!existsSync('out/index.html')) {
    throw new UserError('There is no out/ to put load on. Build it first: npm run build');
  }
  await installHosts({ '/usr/bin/wrk': 'wrk' });
  const flag = process.argv.indexOf('--seconds');
  const seconds = flag < 0 ? 60 : Number(process.argv[flag + 1]);
  const work = mkdtempSync(join(tmpdir(), 'load-'));
  try {
    // nginx gives up root's rights.
    chmodSync(work, 0o755);
    const site = join(work, 'out');
    cpSync('out', site, { recursive: true });
    if ((await runChild('tsx', [resolve('scripts/compress.ts')], { cwd: work })) !== 0) {
      throw new UserError('The site could not be compressed: its message is above.');
    }
    const size = statSync(join(site, 'index.html.br')).size;
    const bare = join(work, 'bare');
    mkdirSync(bare);
    writeFileSync(join(bare, 'index.html'), 'a'.repeat(size));

    const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)index\.html$/.test(file))
      .map((file) => `/${file.replace(/index\.html$/, '')}`);
    let errors = 0;
    console.log(`${'requests/s'.padStart(38)}   median      99 %   errors`);
    for (const [name, root, configure, paths] of [
      ['recipe, home page', site, servers.nginx?.configure, ['/']],
      [`recipe, ${pages.length} pages in turn`, site, servers.nginx?.configure, pages],
      [`bare, one file of ${size} bytes`, bare, bareNginx, ['/']],
    ] as const) {
      if (!configure) continue;
      const place = { work: mkdtempSync(join(work, 'nginx-')), root, base: '', port: 0 };
      place.port = await findFreePort();
      const host = spawn(`exec ${configure(place)}`, { shell: true, stdio: 'inherit' });
      try {
        const result = await loadHost(`http://127.0.0.1:${place.port}`, paths, seconds, place.work);
        errors += result.errors;
        const { perSecond, median, slowest } = result;
        console.log(
          `${name.padEnd(26)}${String(perSecond).padStart(12)}${median.padStart(9)}${slowest.padStart(10)}${String(result.errors).padStart(9)}`,
        );
      } finally {
        host.kill();
      }
    }
    if (errors > 0) throw new UserError(`${errors} requests failed.`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});
