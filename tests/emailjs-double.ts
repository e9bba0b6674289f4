import { createServer, type ServerResponse } from 'node:http';
import { mailService } from '../lib/contact/mail-service';

/**
 * A local double of the mail service. The sender's name contains its answers: `Leyla [503, 200]` gets 503 for the first request and
 * 200 from the second on. An answer is a status, or `drip`. `GET /requests?name=…` returns the messages of a name.
 */
const requests = new Map<string, Record<string, string>[]>();

createServer(async (request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/requests') {
    response.end(JSON.stringify(requests.get(searchParams.get('name') ?? '') ?? []));
    return;
  }
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  const message = mailService.messageIn(JSON.parse(body));
  const name = message.from_name ?? '';
  const earlier = requests.get(name) ?? [];
  requests.set(name, [...earlier, message]);
  const answers = (/\[(.+)\]/.exec(name)?.[1] ?? '200').split(', ');
  answer(response, answers[Math.min(earlier.length, answers.length - 1)] ?? '200');
}).listen(Number(process.env.EMAILJS_PORT), '127.0.0.1');

function answer(response: ServerResponse, how: string) {
  if (how === 'drip') {
    response.write(mailService.accepted.slice(0, 1));
    setTimeout(() => response.end(mailService.accepted.slice(1)), 3000);
  } else response.writeHead(Number(how)).end(how === '200' ? mailService.accepted : 'No');
}
