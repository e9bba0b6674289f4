import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { cacheControl } from '../cache';
import { host } from '../port.mjs';

/** Where the three are put together and served from; ignored by git. */
export const benchFolder = '.bench';
export const bareApp = 'scripts/bench/bare';
const compressed = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.md']);

/** The site, the same pages without any script (the limit), and a bare Next app of the same version (the floor). */
export const sites = { site: 4310, limit: 4311, floor: 4312 } as const;
type Site = keyof typeof sites;

/** Copies the two builds, takes the scripts out of a third copy, and compresses what a CDN would. */
export function makeSites(): void {
  rmSync(benchFolder, { recursive: true, force: true });
  copy('out', 'site');
  copy('out', 'limit', (html) => html.replace(/<script\b[^>]*>.*?<\/script>/gs, ''));
  copy(`${bareApp}/out`, 'floor');
}

function copy(from: string, site: Site, change = (html: string) => html) {
  const to = join(benchFolder, site);
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const file = join(to, name);
    if (!compressed.has(extname(file))) continue;
    if (file.endsWith('.html')) writeFileSync(file, change(readFileSync(file, 'utf8')));
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

/** Serves all three. */
export async function serveSites(): Promise<Server[]> {
  return Promise.all(
    Object.entries(sites).map(([site, port]) => serveFolder(join(benchFolder, site), port)),
  );
}

/** Serves a folder as a CDN does: brotli where it is there, a year for what is hashed. */
export function serveFolder(folder: string, port: number): Promise<Server> {
  const serveFile = sirv(folder, {
    brotli: true,
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname)),
  });
  const server = createServer((request, response) =>
    serveFile(request, response, () => {
      response.writeHead(404).end();
    }),
  );
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

export function addressOf(site: Site, path: string): string {
  return `http://localhost:${sites[site]}${site === 'floor' ? '/' : path}`;
}
