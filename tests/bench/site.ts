import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { cacheControl } from '../../scripts/util/cache-control';
import { UserError } from '../../scripts/util/command-line';
import { host } from '../../scripts/util/port.mjs';

/** The copy that is served, and the results. Ignored by git. */
export const benchFolder = '.bench';
const compressed = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml']);

const port = 4310;

/** Copies `out/`, compresses the copy as a CDN does, and serves it. */
export function serveSite(): Server {
  if (!existsSync('out/index.html')) {
    throw new UserError('There is no out/ to measure. Build it first: npm run build');
  }
  rmSync(benchFolder, { recursive: true, force: true });
  const files = sirv(copySite('out', 'site'), {
    brotli: true,
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname)),
  });
  return createServer((request, response) => files(request, response)).listen(port, host);
}

/** Copies a built site into a folder of `benchFolder`, and compresses the copy as a CDN does. @returns its path */
export function copySite(from: string, name: string): string {
  const folder = join(benchFolder, name);
  cpSync(from, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!compressed.has(extname(file))) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  return folder;
}

export function urlOf(path: string): string {
  return `http://localhost:${port}${path}`;
}
