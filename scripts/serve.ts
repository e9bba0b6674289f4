import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import querystring from 'node:querystring';
import sirv from 'sirv';
import { basePath } from '../lib/asset-path';
import { attempt } from '../lib/attempt';
import type { Contacts } from '../lib/content/schema';
import { hostNames } from './util/addresses';
import { cacheControl } from './util/cache-control';
import { run } from './util/command-line';
import { readJson } from './util/json';
import { handleOutbox } from './util/outbox';
import { readHost, readPort } from './util/port.mjs';
import { loadSettings, missingContactKeys } from './util/settings';

/** Files that only hosts read, and other dot files, as in the recipes of `deploy/`. */
const forHosts = /\/(?:\.(?!well-known\/)|(?:_headers|vercel\.json)\/?$)/i;

/**
 * Serves `out/` under its base path like a static host: directory indexes, a redirect that adds the trailing slash, and
 * 404.html with status 404. The outbox is at the root of the same server.
 */
await run('Serves out/: npm start calls it.', async () => {
  const out = join(process.cwd(), 'out');
  loadSettings(process.cwd());
  const base = basePath();
  const port = readPort();
  const { form = 'emailjs' } = Object(readJson('.', 'data/contacts.json', [])) as Partial<Contacts>;
  const serveFile = sirv(out, {
    // Looks files up for each request, because a build can replace `out/` at any time.
    dev: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', cacheControl(path));
      // Without a charset, browsers read plain text as Latin-1.
      if (/\.(?:md|txt)$/.test(path))
        response.setHeader('Content-Type', 'text/plain;charset=utf-8');
    },
  });
  const server = createServer((request, response) => {
    if (handleOutbox(request, response, port)) return;
    const sendNotFound = () => {
      const page = attempt(() => readFileSync(join(out, '404.html')));
      response
        .writeHead(page ? 404 : 503, {
          'Content-Type': 'text/html;charset=utf-8',
          'Cache-Control': 'no-cache',
        })
        .end(page ?? 'There is no out/ yet: npm run build makes it.');
    };
    // The query may contain more question marks.
    const [, full = '/', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    if (!`${full}/`.startsWith(`${base}/`)) return sendNotFound();
    const path = full.slice(base.length);
    // `sirv` decodes the path too.
    if (forHosts.test(querystring.unescape(path))) return sendNotFound();
    // Two slashes would lead to another site.
    const lacksSlash = /^(?:\/[\w.-]+)*$/.test(path) && existsSync(join(out, path, 'index.html'));
    if (lacksSlash) {
      response.writeHead(308, { Location: `${full}/${search}` }).end();
      return;
    }
    request.url = path + search;
    // A build can take away a file that `sirv` has just found.
    response.on('pipe', (file) => file.once('error', () => response.destroy()));
    try {
      serveFile(request, response, sendNotFound);
    } catch {
      sendNotFound();
    }
  });
  server.listen(port, readHost(), () => {
    const [origin, ...inNetwork] = hostNames(readHost()).map((name) => `http://${name}:${port}`);
    console.log(`\nThe site:       ${origin}${base}/`);
    for (const each of inNetwork) console.log(`In the network: ${each}${base}/`);
    if (missingContactKeys(form).length > 0) console.log(`Its outbox:     ${origin}/outbox/`);
    console.log('To stop:        Ctrl+C');
  });
});
