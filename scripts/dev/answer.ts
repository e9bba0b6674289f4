import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { basePath } from '../../lib/asset-path';
import { ownFolder } from '../read/own-files';
import { lacksSlash } from '../util/lacks-slash';
import { handleOutbox } from '../util/outbox';

/**
 * Answers what Next's dev server cannot: the outbox, the files that `publishFiles` puts into a build, and the `index.html`
 * of a folder in `public/`.
 * @param root the checkout
 * @param port of the pages
 * @param next answers all other requests
 */
export function answerBefore(root: string, port: number, next: RequestListener): RequestListener {
  // `dev` looks files up for each request, because they change.
  const own = join(root, ownFolder);
  const serveOwn = sirv(own, { dev: true });
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
    const [, path = '/', search = ''] = /^([^?]*)(.*)$/.exec(url.slice(base.length)) ?? [];
    if (lacksSlash(own, path)) {
      response.writeHead(308, { Location: `${base}${path}/${search}` }).end();
      return;
    }
    const isGenerated = /^\/(?:media\/|favicon\.ico$)/.test(path);
    request.url = path + search;
    serveOwn(request, response, () =>
      isGenerated ? serveGenerated(request, response, pass) : pass(),
    );
  };
}
