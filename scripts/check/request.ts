import { EnvHttpProxyAgent, fetch } from 'undici';
import { UserError } from '../util/command-line';

export interface Outcome {
  /** `gone` is certain. `unknown host` can also mean that this machine is offline. */
  state: 'alive' | 'gone' | 'unknown host' | 'unchecked';
  /** Such as `status 404`. */
  reason: string;
}

/** Some servers refuse a client without a name. */
const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; link check of a portfolio)' };

/** Other statuses, such as those of logins and limits, say nothing about the page. */
const gone = [404, 410];

/**
 * Uses the proxy that HTTPS_PROXY, HTTP_PROXY and NO_PROXY name, also in lower case. Node's own `fetch` ignores them
 * before version 24.
 * @param timeLimit of each request, in milliseconds
 */
export function openRequester(timeLimit: number) {
  const dispatcher = openDispatcher();

  async function send(url: string, method: 'HEAD' | 'GET'): Promise<Outcome> {
    const signal = AbortSignal.timeout(timeLimit);
    try {
      const { ok, status, body } = await fetch(url, { method, headers, signal, dispatcher });
      await body?.cancel();
      const state = gone.includes(status) ? 'gone' : 'unchecked';
      return { state: ok ? 'alive' : state, reason: `status ${status}` };
    } catch (error) {
      if (!signal.aborted) return explain(error);
      return { state: 'unchecked', reason: `no answer in ${timeLimit / 1000} seconds` };
    }
  }

  async function request(url: string): Promise<Outcome> {
    if (!URL.canParse(url)) return { state: 'gone', reason: 'not an address' };
    const outcome = await send(url, 'HEAD');
    // Some servers do not know HEAD, and answer with any status.
    return outcome.state === 'alive' ? outcome : send(url, 'GET');
  }

  return { request, close: () => dispatcher.destroy() };
}

function openDispatcher(): EnvHttpProxyAgent {
  try {
    // Many proxies tunnel only HTTPS.
    return new EnvHttpProxyAgent({ proxyTunnel: false });
  } catch {
    throw new UserError(
      'HTTPS_PROXY and HTTP_PROXY must be addresses such as http://proxy.example:8080: correct them in your environment.',
    );
  }
}

function explain(error: unknown): Outcome {
  const { code = '', message } = innermost(error);
  // Behind a proxy, the unknown host can be the proxy, or one that only the proxy knows.
  if (code === 'ENOTFOUND' && !hasProxy()) return { state: 'unknown host', reason: 'unknown host' };
  // With undici's own codes, the message says more, such as the status of a proxy.
  const isOwn = code === '' || code.startsWith('UND_ERR');
  return { state: 'unchecked', reason: isOwn ? message : code };
}

function hasProxy(): boolean {
  return Object.entries(process.env).some(([key, value]) => /^https?_proxy$/i.test(key) && value);
}

function innermost(error: unknown): NodeJS.ErrnoException {
  const { cause } = error as NodeJS.ErrnoException;
  return cause ? innermost(cause) : (error as NodeJS.ErrnoException);
}
