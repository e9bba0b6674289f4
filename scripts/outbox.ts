import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/** What EmailJS's library posts. */
interface Post {
  user_id?: string;
  service_id?: string;
  template_id?: string;
  template_params?: Record<string, string>;
}

const folder = '.outbox';
/** EmailJS takes no more than this. */
const limit = 50_000;

/**
 * Stands in for EmailJS on this machine: takes the library's own POST, prints the message, keeps it in `.outbox/` and
 * shows all of them at `/outbox/`.
 * @returns false where the request is not for it
 */
export function handleOutbox(request: IncomingMessage, response: ServerResponse): boolean {
  const path = request.url?.split('?')[0];
  if (path === '/api/v1.0/email/send') {
    // The library's content type makes browsers ask first where the page came by another name of this machine.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else receive(request).then(([status, text]) => response.writeHead(status).end(text));
    return true;
  }
  if (path === '/outbox/') {
    response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' }).end(page());
    return true;
  }
  return false;
}

async function receive(request: IncomingMessage): Promise<[status: number, text: string]> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk;
    if (body.length > limit) return [413, 'The message is too large'];
  }
  let post: Post;
  try {
    post = JSON.parse(body);
  } catch {
    return [400, 'The body is not JSON'];
  }
  if (!post.user_id || !post.service_id || !post.template_id) return [400, 'An id is missing'];
  const message = post.template_params ?? {};
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`),
    JSON.stringify(message, null, 2),
  );
  console.log(`\nA message has come in (all of them: /outbox/)\n${format(message)}`);
  return [200, 'OK'];
}

function format(message: Record<string, string>): string {
  return Object.entries(message)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
}

function page(): string {
  const messages = readMessages().map(
    ({ time, text }) =>
      `<article><h2>${escapeHtml(time)}</h2><pre>${escapeHtml(text)}</pre></article>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>body { max-inline-size: 45rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui; color-scheme: light dark } pre { white-space: pre-wrap }</style>
<h1>Outbox</h1>
<p>Messages of the contact form, newest first. They are on this machine alone, in <code>${folder}/</code>.</p>
${messages.join('\n') || '<p>None yet.</p>'}
</html>`;
}

function readMessages(): { time: string; text: string }[] {
  try {
    return readdirSync(folder)
      .sort()
      .reverse()
      .map((file) => ({
        time: file.replace('.json', ''),
        text: format(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
      }));
  } catch {
    return [];
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
