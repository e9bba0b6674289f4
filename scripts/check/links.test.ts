/** @jest-environment node */
import dns from 'node:dns';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContentSource } from '../read/read';
import { formatProblem } from '../util/problem';
import { checkLinks } from './links';

// An ES module, which Jest cannot load; no link needs it.
jest.mock('execa', () => ({}));

const env = process.env;
const closers: (() => void)[] = [];

beforeEach(() => {
  process.env = { NODE_ENV: 'test' };
});

afterEach(() => {
  process.env = env;
  jest.restoreAllMocks();
  for (const close of closers.splice(0)) close();
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves until the end of the test. @returns its origin and the requests that it gets */
async function serve(answer: Answer) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  server.on('connect', ({ url }, socket) => {
    requests.push(`CONNECT ${url}`);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

/** The address is a status, such as `/404`. */
const status: Answer = ({ url }, response) => response.writeHead(Number(url?.slice(1))).end();

/** @returns the lines about links of profiles, without their common parts */
async function check(urls: string[]) {
  const profiles = urls.map((url) => ({ service: 'a', handle: 'a', url }));
  const contacts = { email: 'me@me.example', profiles };
  const messages = { az: {}, en: {} };
  const source = { contacts, projects: [], messages } as unknown as ContentSource;
  const { dead, unchecked } = await checkLinks(source, 500);
  return { dead: dead.map(formatProblem), unchecked: unchecked.map(formatProblem) };
}

test.each([
  ['alive', [200, 202, 204, 206]],
  ['dead', [404, 410]],
  ['unchecked', [400, 401, 403, 405, 406, 407, 408, 418, 425, 429, 451, 500, 502, 503, 504, 999]],
])('%s: %j', async (state, statuses) => {
  const { origin } = await serve(status);
  const found = { dead: 0, unchecked: 0, alive: statuses.length, [state]: statuses.length };
  const { dead, unchecked } = await check(statuses.map((each) => `${origin}/${each}`));
  expect([dead.length, unchecked.length]).toEqual([found.dead, found.unchecked]);
});

test('a line names the place, the reason and the remedy', async () => {
  const { origin } = await serve(status);
  expect(await check([`${origin}/200`, `${origin}/404`, `${origin}/403`])).toEqual({
    dead: [
      `data/contacts.json: profiles[1].url links to ${origin}/404, which does not exist (status 404): correct the address`,
    ],
    unchecked: [
      `data/contacts.json: profiles[2].url links to ${origin}/403, which could not be checked (status 403): open it in a browser`,
    ],
  });
});

test.each<[name: string, answer: Answer, reason: string]>([
  ['a server that does not answer', () => {}, 'no answer in 0.5 seconds'],
  ['a reset', ({ socket }) => socket.destroy(), 'other side closed|ECONNRESET'],
  [
    'redirects without an end',
    (_, response) => response.writeHead(302, { Location: '/' }).end(),
    'redirect count exceeded',
  ],
])('%s could not be checked', async (_name, answer, reason) => {
  const { origin } = await serve(answer);
  const { dead, unchecked } = await check([origin]);
  expect(dead).toEqual([]);
  expect(unchecked).toEqual([
    expect.stringMatching(`could not be checked \\((?:${reason})\\): open`),
  ]);
});

test('a failure of TLS, and a port that is closed, could not be checked', async () => {
  const { origin } = await serve(status);
  const { dead, unchecked } = await check([
    origin.replace('http:', 'https:'),
    'http://127.0.0.1:2/',
  ]);
  expect(dead).toEqual([]);
  expect(unchecked).toHaveLength(2);
});

test('redirects are followed, and a server that refuses HEAD gets a GET', async () => {
  const { origin, requests } = await serve(({ url, method }, response) => {
    if (url === '/old') response.writeHead(301, { Location: '/new' }).end();
    else response.writeHead(url === '/new' && method === 'GET' ? 200 : 404).end('text');
  });
  const { dead } = await check([`${origin}/old`]);
  expect(dead).toEqual([]);
  expect(requests).toEqual(['HEAD /old', 'HEAD /new', 'GET /old', 'GET /new']);
});

test('each address is requested once, at most two at a time of a host, with a User-Agent', async () => {
  let [now, most] = [0, 0];
  const agents = new Set<string | undefined>();
  const { origin, requests } = await serve(({ headers }, response) => {
    agents.add(headers['user-agent']);
    now += 1;
    most = Math.max(most, now);
    setTimeout(() => {
      now -= 1;
      response.end();
    }, 30);
  });
  const paths = ['/a', '/b', '/c', '/d'];
  await check([...paths, ...paths, '/a#top', '/b#'].map((path) => origin + path));
  expect(requests.sort()).toEqual(paths.map((path) => `HEAD ${path}`));
  expect(most).toBe(2);
  expect([...agents]).toEqual([expect.stringContaining('link check')]);
});

/** Without a network, the resolver of some systems waits. */
function knowNoHost() {
  jest.spyOn(dns, 'lookup').mockImplementation(((hostname: string, ...rest: unknown[]) => {
    const callback = rest.at(-1) as (error: Error) => void;
    callback(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND', hostname }));
  }) as unknown as typeof dns.lookup);
}

test('an unknown host is dead, unless no host is known', async () => {
  const { origin } = await serve(status);
  knowNoHost();
  const unknown = ['http://mistyped.test/', 'https://gone.test/a'];
  const online = await check([`${origin}/403`, ...unknown]);
  expect(online.dead).toEqual(
    unknown.map((url) => expect.stringContaining(`${url}, which does not exist (unknown host)`)),
  );
  const { dead, unchecked } = await check(unknown);
  expect(dead).toEqual([]);
  expect(unchecked).toEqual(unknown.map(() => expect.stringContaining('is this machine online?')));
});

test('an address that cannot be requested is dead', async () => {
  const { dead } = await check(['https://']);
  expect(dead).toEqual([
    expect.stringContaining('https://, which does not exist (not an address)'),
  ]);
});

test.each(['HTTP_PROXY', 'http_proxy'])(
  '%s gets the requests, except those of NO_PROXY',
  async (key) => {
    const answer: Answer = ({ url }, response) =>
      response.writeHead(url?.endsWith('/gone') ? 404 : 200).end();
    const proxy = await serve(answer);
    const direct = await serve(answer);
    knowNoHost();
    Object.assign(process.env, { [key]: proxy.origin, NO_PROXY: '127.0.0.1' });
    const { dead, unchecked } = await check([
      'http://shop.test/',
      'http://shop.test/gone',
      `${direct.origin}/mine`,
      'https://shop.test/',
    ]);
    expect(dead).toEqual([expect.stringContaining('http://shop.test/gone, which does not exist')]);
    expect(unchecked).toEqual([expect.stringContaining('Proxy response (502)')]);
    expect(new Set(proxy.requests)).toEqual(
      new Set([
        'HEAD http://shop.test/',
        'HEAD http://shop.test/gone',
        'GET http://shop.test/gone',
        'CONNECT shop.test:443',
      ]),
    );
    expect(direct.requests).toEqual(['HEAD /mine']);
  },
);

test.each([
  ['http://proxy.test:3128', ['HTTPS_PROXY', 'HTTP_PROXY']],
  ['http://127.0.0.1:2', ['HTTPS_PROXY', 'HTTP_PROXY']],
  ['http://127.0.0.1:2', ['HTTPS_PROXY']],
])('behind a proxy that does not work, no link is dead: %s in %j', async (proxy, keys) => {
  knowNoHost();
  for (const key of keys) process.env[key] = proxy;
  const { dead, unchecked } = await check(['https://shop.test/', 'http://shop.test/']);
  expect(dead).toEqual([]);
  expect(unchecked).toHaveLength(2);
});

test('a proxy that is not an address is named', async () => {
  process.env.HTTPS_PROXY = 'proxy.test:3128';
  await expect(check(['https://shop.test/'])).rejects.toThrow(/^HTTPS_PROXY and HTTP_PROXY must/);
});
