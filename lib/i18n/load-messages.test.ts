/** @jest-environment node */
import i18next from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { loadMessages } from './load-messages';

const messages = { Home: { Name: 'Aygün' } };

/** The server's response to one request. */
type Reply = number | 'network error' | 'not JSON';

const requests: { at: number; url: string }[] = [];
let replies: Reply[];
let start: number;

/** Replies in the order of `replies`, and then always with the last one. */
async function reply(url: RequestInfo | URL): Promise<Response> {
  const next = replies[Math.min(requests.length, replies.length - 1)];
  requests.push({ at: Date.now() - start, url: String(url) });
  if (next === 'network error') throw new TypeError('Failed to fetch');
  if (next === 'not JSON') return new Response('<html>', { status: 200 });
  return new Response(JSON.stringify(messages), { status: next, statusText: 'status' });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(reply);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function observe(list: Reply[], load: () => Promise<unknown>) {
  requests.length = 0;
  replies = list;
  start = Date.now();
  const outcome = load().then(
    (loaded) => ({ loaded }),
    () => ({ loaded: undefined }),
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return { requests: [...requests], ...(await outcome) };
}

function loadWithLibrary(): Promise<unknown> {
  const instance = i18next.createInstance();
  return instance
    .use(HttpBackend)
    .init({
      lng: 'az',
      fallbackLng: false,
      ns: 'translation',
      backend: { loadPath: '/Locales/{{lng}}/{{ns}}.json' },
    })
    .then(() => instance.getResourceBundle('az', 'translation'));
}

test.each<[string, Reply[]]>([
  ['200', [200]],
  ['404', [404]],
  ['503', [503]],
  ['network error', ['network error']],
  ['a response that is not JSON', ['not JSON']],
  ['500, then 404', [500, 404]],
  ['network error, then 503, then 200', ['network error', 503, 200]],
  ['503 five times, then 200', [503, 503, 503, 503, 503, 200]],
])(
  '%s: the same requests at the same times as i18next with i18next-http-backend',
  async (_name, list) => {
    const library = await observe(list, loadWithLibrary);
    const ours = await observe(list, () => loadMessages('az'));
    expect(ours).toEqual(library);
    expect(ours.requests.length).toBeGreaterThan(0);
  },
);
