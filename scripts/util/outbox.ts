import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';

const folder = '.outbox';
const file = `${folder}/messages.txt`;
/** The form's longest message has at most 6 bytes of JSON for each of its 10,000 characters. */
const maxBytes = 100_000;

/**
 * A local test double for EmailJS: prints the messages that its library posts, and lists them at `/outbox/`.
 * @param port of the pages that may send messages; any port of this machine if it is not known
 * @returns false if the request has another path
 */
export function handleOutbox(
  request: IncomingMessage,
  response: ServerResponse,
  port?: number,
): boolean {
  const path = request.url?.split('?')[0];
  if (path === '/api/v1.0/email/send') {
    handleMessage(request, response, port);
    return true;
  }
  if (path === '/outbox/') {
    if (refuseOtherMethods(request, response, ['GET', 'HEAD'])) return true;
    const headers = { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store' };
    response.writeHead(200, headers).end(readMessages() || 'No messages yet');
    return true;
  }
  return false;
}

/** Answers a request with another method. @returns whether it did */
export function refuseOtherMethods(
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  allowed: string[],
): boolean {
  if (allowed.includes(method)) return false;
  response.writeHead(405, { Allow: allowed.join(', ') }).end();
  return true;
}

async function handleMessage(request: IncomingMessage, response: ServerResponse, port?: number) {
  const { origin = '', host = '' } = request.headers;
  if (refuseOtherMethods(request, response, ['POST', 'OPTIONS'])) return;
  if (!isOwnPage(origin, host, port)) {
    response.writeHead(403).end('Only pages of this site can send messages');
    return;
  }
  // The page can have another origin: `npm run dev` uses another port, and a machine has several host names.
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  try {
    const body = await readBody(request);
    if (body === undefined) {
      response.writeHead(413).end('The message is too long');
      return;
    }
    keep(JSON.parse(body).template_params);
    response.end('OK');
  } catch (error) {
    response.writeHead(400).end(String(error));
  }
}

/**
 * Browsers send the header `Origin` with each POST. Any site that the owner visits could send one. With `HOST=0.0.0.0`, a
 * phone's page has this machine's IP address, to which it also sends. Another site cannot have that origin: the page of
 * a name that points to this machine has its name as origin.
 */
function isOwnPage(origin: string, host: string, port?: number): boolean {
  const address = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) && origin === `http://${host}`) return true;
  const match = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::(\d+))?$/.exec(origin);
  return match !== null && (port === undefined || Number(match[1] ?? 80) === port);
}

/** @returns undefined if the body is too long. It is read to its end: some clients read no answer before that. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size <= maxBytes ? Buffer.concat(chunks).toString() : undefined;
}

function keep(fields: object) {
  const lines = Object.entries(fields).map(([name, value]) =>
    escapeControls(`${name}: ${value}\n`),
  );
  const message = `${new Date().toLocaleString('en')}\n${lines.join('')}`;
  mkdirSync(folder, { recursive: true });
  // Newest first.
  writeFileSync(file, `${message}\n${readMessages()}`);
  console.log(`\nA message arrived (all messages: /outbox/)\n${message}`);
}

/** A terminal obeys control characters. */
function escapeControls(text: string): string {
  return text.replace(
    /(?![\n\t])\p{Cc}/gu,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

function readMessages(): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
