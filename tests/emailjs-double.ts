import { createServer, type ServerResponse } from 'node:http';

/**
 * A double of EmailJS on this machine. The sender's name says how it answers: `Leyla [503, 200] x7` is answered with 503
 * at the first request and 200 from the second on. Besides a status, an answer can be `hang`, `reset`, `drip` or `html`.
 * `GET /requests?name=…` gives the messages that came under a name.
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
  const { template_params } = JSON.parse(body);
  const name: string = template_params.from_name;
  const earlier = requests.get(name) ?? [];
  requests.set(name, [...earlier, template_params]);
  const answers = (/\[(.+)\]/.exec(name)?.[1] ?? '200').split(', ');
  answer(response, answers[Math.min(earlier.length, answers.length - 1)] ?? '200');
}).listen(Number(process.env.EMAILJS_PORT), '127.0.0.1');

function answer(response: ServerResponse, how: string) {
  switch (how) {
    case 'hang':
      break;
    case 'reset':
      response.writeHead(200, { 'Content-Length': 1000 });
      response.write('O');
      setTimeout(() => response.destroy(), 50);
      break;
    case 'drip':
      response.writeHead(200);
      response.write('O');
      setTimeout(() => response.end('K'), 1500);
      break;
    case 'html':
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<h1>Sign in to this network</h1>');
      break;
    default:
      response.writeHead(Number(how)).end(how === '200' ? 'OK' : 'No');
  }
}
