import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { mailService } from '../../lib/contact/mail-service';
import { hostNames } from './addresses';
import { readHost } from './port.mjs';

/** `localhost` or an IP address, as the `Host` header has it. */
const fixedHost = /^(?:localhost|[\d.]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** The messages that arrived, the newest first. */
const messages: string[] = [];

/**
 * A local double of the mail service: prints the messages that are posted to it, and lists them at `/outbox/`.
 * @param port of the pages that may send messages
 * @returns false if the request has another path
 */
export function handleOutbox(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): boolean {
  if (request.url === '/outbox/') {
    // Any other name may belong to a site that the owner visits, and now lead to this machine: DNS rebinding.
    if (!fixedHost.test(request.headers.host ?? '')) {
      response.writeHead(403).end('The outbox opens only at localhost or an IP address');
      return true;
    }
    response.setHeader('Content-Type', 'text/plain;charset=utf-8');
    response.end(messages.join('\n\n') || 'No messages yet');
    return true;
  }
  if (!request.url?.startsWith(mailService.path)) return false;
  receive(request, response, port).catch((error) => response.writeHead(400).end(String(error)));
  return true;
}

async function receive(request: IncomingMessage, response: ServerResponse, port: number) {
  const { origin = '' } = request.headers;
  const names = ['127.0.0.1', 'localhost', ...hostNames(readHost())];
  // Any site that the owner visits could post here.
  if (!names.some((name) => origin === `http://${name}:${port}`)) {
    response.writeHead(403).end('Only pages of this machine can send messages');
    return;
  }
  // In `npm run dev` the outbox has a port of its own.
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  if (request.method !== 'OPTIONS') {
    const posted = mailService.messageIn((await json(request)) as never);
    // Escapes control characters, which a terminal would obey.
    const message = inspect(posted, { breakLength: 120 });
    messages.unshift(message);
    console.log(`\nA message arrived (all messages: /outbox/)\n${message}`);
  }
  response.end(mailService.accepted);
}
