import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { basePath } from '../lib/asset-path';
import { attempt } from '../lib/attempt';
import { schemas } from '../lib/content/schema';
import { hostNames } from './util/addresses';
import { cacheControl } from './util/cache-control';
import { run, UserError } from './util/command-line';
import { readJson } from './util/json';
import { lacksSlash } from './util/lacks-slash';
import { handleOutbox, refuseOtherMethods } from './util/outbox';
import { explainListenError, readHost, readPort } from './util/port.mjs';
import { loadSettings, missingContactKeys } from './util/settings';

/** Without a charset, browsers read plain text as Latin-1. */
const utf8Types = new Map([
  ['.md', 'text/markdown;charset=utf-8'],
  ['.txt', 'text/plain;charset=utf-8'],
]);

/** Files that only hosts read. Some file systems ignore upper case. */
const hostFile = /[\\/](?:\.(?!well-known\/)|(?:_headers|vercel\.json)\/*$)/i;

/**
 * Serves `out/` under its base path like a static host: directory indexes, a redirect that adds the trailing slash, and
 * 404.html with status 404.
 */
await run('Serves out/: npm start calls it.', async () => {
  const out = join(process.cwd(), 'out');
  if (!existsSync(join(out, 'index.html'))) {
    throw new UserError('There is no out/ to serve. Build it first: npm run build');
  }
  loadSettings(process.cwd());
  const base = basePath();
  const serveFile = sirv(out, {
    // Looks files up for each request, because a build can replace `out/` at any time.
    dev: true,
    etag: true,
    setHeaders(response, pathname) {
      response.setHeader('Cache-Control', cacheControl(pathname));
      const text = utf8Types.get(extname(pathname));
      if (text) response.setHeader('Content-Type', text);
    },
  });

  const port = readPort();
  const server = createServer((request, response) => {
    if (handleOutbox(request, response, port)) return;
    if (refuseOtherMethods(request, response, ['GET', 'HEAD'])) return;
    const sendNotFound = () => {
      response
        .writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' })
        .end(request.method === 'HEAD' ? undefined : readFileSync(join(out, '404.html')));
    };
    // The query may contain more question marks.
    const [, full = '/', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    if (!`${full}/`.startsWith(`${base}/`)) return sendNotFound();
    const pathname = full.slice(base.length);
    if (hostFile.test(attempt(() => decodeURI(pathname)) ?? pathname)) return sendNotFound();
    if (pathname === '' || lacksSlash(out, pathname)) {
      response.writeHead(308, { Location: `${full}/${search}` }).end();
      return;
    }
    request.url = pathname + search;
    serveFile(request, response, sendNotFound);
  });

  await new Promise<void>((resolve, reject) => {
    server.on('error', (error) => reject(new UserError(explainListenError(error, port))));
    server.listen(port, readHost(), resolve);
  });
  const [name, ...inNetwork] = hostNames(readHost());
  const origin = `http://${name}:${port}`;
  const network = inNetwork
    .map((each) => `In the network: http://${each}:${port}${base}/\n`)
    .join('');
  console.log(
    `\nThe site:       ${origin}${base}/\n${network}${messagesLine(origin)}To stop:        Ctrl+C`,
  );
});

/** @returns where messages of the contact form arrive, if it sends them */
function messagesLine(origin: string): string {
  // The build has checked the file, and reports what is wrong with it.
  const contacts = schemas.contacts.safeParse(readJson(process.cwd(), 'data/contacts.json', []));
  if (contacts.data?.form === 'mail') return '';
  const place = missingContactKeys().length > 0 ? `${origin}/outbox/` : 'sent by EmailJS';
  return `Its messages:   ${place}\n`;
}
