import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { basePath } from '../../lib/asset-path';
import { ownFolder } from '../public/own-files';
import { handleOutbox } from '../shared/outbox';

/**
 * Answers what Next's dev server cannot: the outbox, and the files that `publishFiles` puts into a build. Like a host,
 * it serves the `index.html` of a folder in `public/`.
 * @param root the checkout
 * @param port of the pages
 * @param next answers all other requests
 */
export function answerBefore(root: string, port: number, next: RequestListener): RequestListener {
  // `dev` looks files up for each request, because they change.
  const serveOwn = sirv(join(root, ownFolder), { dev: true });
  const serveGenerated = sirv(join(root, '.cache'), { dev: true });
  const base = basePath();
  return (request, response) => {
    if (handleOutbox(request, response, port)) return;
    const { url = '/' } = request;
    const pass = () => {
      request.url = url;
      next(request, response);
    };
    if (!/^(?:GET|HEAD)$/.test(request.method ?? '') || !url.startsWith(`${base}/`)) return pass();
    request.url = url.slice(base.length);
    const isGenerated = /^\/(?:media\/|favicon\.ico(?:\?|$))/.test(request.url);
    serveOwn(request, response, () =>
      isGenerated ? serveGenerated(request, response, pass) : pass(),
    );
  };
}
