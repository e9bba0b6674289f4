import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { cacheControl } from '../../scripts/shared/cache-control';
import { UserError } from '../../scripts/shared/command-line';
import { host } from '../../scripts/shared/port.mjs';

/** The copies that are served, and the results. Ignored by git. */
export const benchFolder = '.bench';
const compressed = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.md']);

/** The port of each: the site, and its limit, the same pages without scripts. */
const sites = { site: 4310, limit: 4311 } as const;
type Site = keyof typeof sites;

/** Copies `out/` twice, compressed as a CDN does, and serves both. */
export function serveSites(): Server[] {
  if (!existsSync('out/index.html')) {
    throw new UserError('There is no out/ to measure. Build it first: npm run build');
  }
  rmSync(benchFolder, { recursive: true, force: true });
  copy('site', (html) => html);
  copy('limit', (html) => html.replace(/<script\b[^>]*>.*?<\/script>/gs, ''));
  return [serve('site'), serve('limit')];
}

function copy(site: Site, change: (html: string) => string) {
  const folder = join(benchFolder, site);
  cpSync('out', folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!compressed.has(extname(file))) continue;
    if (file.endsWith('.html')) writeFileSync(file, change(readFileSync(file, 'utf8')));
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

function serve(site: Site): Server {
  const files = sirv(join(benchFolder, site), {
    brotli: true,
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname)),
  });
  return createServer((request, response) => files(request, response)).listen(sites[site], host);
}

export function urlOf(site: Site, path: string): string {
  return `http://localhost:${sites[site]}${path}`;
}
