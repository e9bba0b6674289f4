import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

const folder = '.outbox';
const file = `${folder}/messages.txt`;

/**
 * A local test double for EmailJS: prints the messages that its library posts, and lists them at `/outbox/`.
 * @returns false if the request has another path
 */
export function handleOutbox(request: IncomingMessage, response: ServerResponse): boolean {
  const path = request.url?.split('?')[0];
  if (path === '/api/v1.0/email/send') {
    // The page can have another origin: `npm run dev` uses another port, and a machine has several host names.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else
      receive(request).then(
        () => response.end('OK'),
        (error) => response.writeHead(400).end(String(error)),
      );
    return true;
  }
  if (path === '/outbox/') {
    const headers = { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store' };
    response.writeHead(200, headers).end(readMessages() || 'No messages yet');
    return true;
  }
  return false;
}

async function receive(request: IncomingMessage) {
  const { template_params } = (await json(request)) as { template_params: object };
  const lines = Object.entries(template_params).map(([name, value]) => `${name}: ${value}\n`);
  const message = `${new Date().toLocaleString('en')}\n${lines.join('')}`;
  mkdirSync(folder, { recursive: true });
  // Newest first.
  writeFileSync(file, `${message}\n${readMessages()}`);
  console.log(`\nA message arrived (all messages: /outbox/)\n${message}`);
}

function readMessages(): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
