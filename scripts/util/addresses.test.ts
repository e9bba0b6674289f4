/** @jest-environment node */
import os from 'node:os';
import { hostNames } from './addresses';

test.each([
  ['127.0.0.1', ['localhost']],
  ['::1', ['localhost']],
  ['192.0.2.2', ['192.0.2.2']],
  ['2001:db8::2', ['[2001:db8::2]']],
  ['0.0.0.0', ['localhost', '192.0.2.7']],
  ['::', ['localhost', '192.0.2.7']],
])('a server on %s is opened at %s', (host, names) => {
  const address = { netmask: '', mac: '', cidr: null };
  jest.spyOn(os, 'networkInterfaces').mockReturnValue({
    lo: [{ ...address, address: '127.0.0.1', family: 'IPv4', internal: true }],
    wlan: [
      { ...address, address: '192.0.2.7', family: 'IPv4', internal: false },
      { ...address, address: 'fe80::1', family: 'IPv6', internal: false, scopeid: 1 },
    ],
  });
  expect(hostNames(host)).toEqual(names);
});
