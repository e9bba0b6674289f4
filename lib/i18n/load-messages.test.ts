/** @jest-environment node */
import { az } from '@/tests/languages';
import { loadMessages } from './load-messages';

const messages = { Home: { Name: 'Aygün' } };

/** The server's response to one request. */
type Reply = number | 'network error' | 'not JSON';

/** The time of each request in milliseconds after the first. */
const requests: number[] = [];
let replies: Reply[];
let start: number;

/** Replies in the order of `replies`, and then always with the last one. */
async function reply(url: RequestInfo | URL): Promise<Response> {
  const next = replies[Math.min(requests.length, replies.length - 1)];
  expect(url).toBe('/Locales/az/translation.json');
  requests.push(Date.now() - start);
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

const all = [0, 350, 1050, 2450, 5250, 10850];

// The number of retries and their times are those of i18next with i18next-http-backend.
test.each<[name: string, replies: Reply[], times: number[], isLoaded: boolean]>([
  ['200', [200], [0], true],
  ['404', [404], [0], false],
  ['a response that is not JSON', ['not JSON'], [0], false],
  ['503', [503], all, false],
  ['network error', ['network error'], all, false],
  ['500, then 404', [500, 404], [0, 350], false],
  ['network error, then 503, then 200', ['network error', 503, 200], [0, 350, 1050], true],
  ['503 five times, then 200', [503, 503, 503, 503, 503, 200], all, true],
])('%s', async (_name, list, times, isLoaded) => {
  requests.length = 0;
  replies = list;
  start = Date.now();
  const outcome = loadMessages(az).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toEqual(isLoaded ? messages : undefined);
  expect(requests).toEqual(times);
});
