import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * @param host the IP address that a server listens on
 * @returns the names of the machine under which it can be opened, for URLs: this machine's own name first, then IPv4
 * addresses in the network
 */
export function hostNames(host: string): string[] {
  if (host === '127.0.0.1' || host === '::1') return ['localhost'];
  if (host !== '0.0.0.0' && host !== '::') return [isIPv6(host) ? `[${host}]` : host];
  const others = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['localhost', ...others.map(({ address }) => address)];
}
