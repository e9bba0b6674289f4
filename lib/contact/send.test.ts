import { waitFor } from '@testing-library/react';
import { sendTimeoutMs } from '../constants.mjs';
import type { Fault, SendError } from './fault';
import { sendMessage } from './send';

// Tests the real library with a mocked `fetch`.

const message = {
  from_name: 'Leyla',
  from_email: 'leyla@example.com',
  from_service: 'Website',
  message: 'Salam!',
};
const keys = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
};
const fetch = jest.fn();

beforeEach(() => {
  Object.assign(process.env, keys);
  Object.assign(globalThis, { fetch });
  fetch.mockReset().mockImplementation(async () => reply(200, 'OK'));
});

afterEach(() => {
  for (const key of Object.keys(keys)) delete process.env[key];
  jest.restoreAllMocks();
});

function reply(status: number, text: string) {
  return { status, ok: status >= 200 && status < 300, text: async () => text };
}

async function failureOfSending(): Promise<SendError | undefined> {
  return sendMessage(message).then(
    () => undefined,
    (error) => error,
  );
}

test('a message is posted to EmailJS', async () => {
  await sendMessage(message);
  expect(fetch).toHaveBeenCalledTimes(1);
  const [url, { method, body }] = fetch.mock.calls[0];
  expect([method, url]).toEqual(['POST', 'https://api.emailjs.com/api/v1.0/email/send']);
  expect(JSON.parse(body)).toMatchObject({
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: message,
  });
});

test('without a setting the library reports this and sends no request', async () => {
  delete process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID;
  const failed = await failureOfSending();
  expect(failed?.fault).toBe('Refused');
  expect(failed?.message).toMatch(/template ID is required/);
  expect(fetch).not.toHaveBeenCalled();
});

test.each<[number, Fault, text?: string]>([
  [200, 'Later', '<h1>Sign in</h1>'],
  [400, 'Refused'],
  [413, 'Refused'],
  [422, 'Refused'],
  [429, 'Later'],
  [451, 'Refused'],
  [500, 'Later'],
  [599, 'Later'],
  [0, 'Unsure'],
])(
  "status %i is the fault %s, and its error holds EmailJS's reason",
  async (status, fault, text = 'Why') => {
    fetch.mockImplementation(async () => reply(status, text));
    const failed = await failureOfSending();
    expect(failed?.fault).toBe(fault);
    expect(failed?.message).toContain(`${status} ${text}`);
  },
);

test('offline before sending: no request is sent', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await failureOfSending())?.fault).toBe('Offline');
  expect(fetch).not.toHaveBeenCalled();
});

// After the request has started, the message may have arrived. `Offline` would tell the visitor that it has not.
test('a failed request, a response that breaks off, and going offline during a request are the fault Unsure', async () => {
  const error = new TypeError('Failed to fetch');
  fetch.mockRejectedValueOnce(error);
  expect((await failureOfSending())?.fault).toBe('Unsure');
  fetch.mockResolvedValueOnce({ ...reply(200, ''), text: () => Promise.reject(error) });
  expect((await failureOfSending())?.fault).toBe('Unsure');
  fetch.mockReturnValue(new Promise(() => {}));
  const failed = failureOfSending();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(3));
  dispatchEvent(new Event('offline'));
  expect((await failed)?.fault).toBe('Unsure');
});

test('an unknown error keeps its reason', async () => {
  fetch.mockRejectedValue(new Error('Blocked by an extension'));
  const failed = await failureOfSending();
  expect(failed?.fault).toBe('Later');
  expect(failed?.message).toContain('Blocked by an extension');
});

test('a request without a response times out', async () => {
  jest.useFakeTimers();
  fetch.mockReturnValue(new Promise(() => {}));
  const failed = failureOfSending();
  await jest.advanceTimersByTimeAsync(sendTimeoutMs - 1);
  expect(await Promise.race([failed, 'waiting'])).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect((await failed)?.fault).toBe('Unsure');
  jest.useRealTimers();
});
