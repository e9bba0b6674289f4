import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { run, UserError } from './command-line';
import { handleOutbox } from './outbox';
import { explainListenError, host, readPort } from './port.mjs';

/** Serves `out/` as a static host does: directory indexes, a slash added to a directory's address, 404.html with status 404. */
await run(async () => {
  const out = join(process.cwd(), 'out');
  if (!existsSync(join(out, 'index.html'))) {
    throw new UserError('There is no out/ to serve. Build it first: npm run build');
  }
  const notFound = readFileSync(join(out, '404.html'));
  const serveFile = sirv(out, {
    etag: true,
    setHeaders(response, pathname) {
      // Their names change with their content; everything else is asked for anew.
      const hashed = /^\/(?:_next\/static|media)\//.test(pathname);
      response.setHeader(
        'Cache-Control',
        hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });

  const server = createServer((request, response) => {
    if (handleOutbox(request, response)) return;
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    if (isFolder(out, pathname)) {
      const location = `${pathname}/${query ? `?${query}` : ''}`;
      response.writeHead(308, { Location: location }).end();
      return;
    }
    serveFile(request, response, () => {
      response
        .writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' })
        .end(request.method === 'HEAD' ? undefined : notFound);
    });
  });

  const port = readPort();
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error) => reject(new UserError(explainListenError(error, port))));
    server.listen(port, host, resolve);
  });
  console.log(`\nThe site is at http://localhost:${port}  (Ctrl+C ends it)`);
});

/** True for the address of a page without its closing slash. */
function isFolder(out: string, pathname: string): boolean {
  if (!/^(?:\/[\w-]+)+$/.test(pathname)) return false;
  return existsSync(join(out, pathname, 'index.html'));
}
