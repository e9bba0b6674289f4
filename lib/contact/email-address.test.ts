import { cleanAddress } from './email-address';

test.each([
  ['a zero-width space', 'leyla\u200b@example.com'],
  ['a byte order mark', '\ufeffleyla@example.com'],
  ['directional marks', '\u202aleyla@example.com\u202c\u2069'],
  ['a soft hyphen', 'leyla@exam\u00adple.com'],
  ['no-break spaces', '\u00a0leyla@example.com\u202f'],
  ['spaces and a line break', ' leyla@example.com \r\n'],
  ['a scheme', 'mailto:leyla@example.com'],
  ['a scheme with a query', 'MAILTO:leyla@example.com?subject=Salam'],
  ['a name', 'Leyla Quliyeva <leyla@example.com>'],
  ['a name and a comma', '"Leyla" <leyla@example.com>,'],
  ['a dot at the end', 'leyla@example.com.'],
  ['a semicolon at the end', 'leyla@example.com;'],
  ['all of it', '\u200e mailto:leyla@example.com.\u200b '],
])('an address pasted with %s is clean', (_, pasted) => {
  expect(cleanAddress(pasted)).toBe('leyla@example.com');
});

test.each(['a.b+c@d.e.f', 'ə@ü.ş', "o'neil@example.com", 'a b@c.d', ''])(
  '%j stays as it is',
  (address) => {
    expect(cleanAddress(address)).toBe(address);
  },
);
