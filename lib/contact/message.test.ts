import { maxLengths, maxMailtoLength } from '../constants.mjs';
import { mailtoFor, textToCopy } from './message';

const message = {
  from_name: 'Leyla & Ayşən',
  from_email: 'leyla@example.com',
  from_service: 'Onlayn mağaza',
  message: 'Salam!\nBir sual: 50% = ?\r\nSon.',
};

test('a mail in place of the form contains the whole message', () => {
  const { href, isCut } = mailtoFor('hello@example.com', message);
  const url = new URL(href);
  expect(isCut).toBe(false);
  expect(url.pathname).toBe('hello@example.com');
  // A `mailto:` URL does not decode `+` as a space.
  expect(href).not.toContain('+');
  expect(url.searchParams.get('subject')).toBe('Onlayn mağaza, Leyla & Ayşən');
  expect(url.searchParams.get('body')).toBe(
    'Salam!\r\nBir sual: 50% = ?\r\nSon.\r\n\r\nLeyla & Ayşən\r\nleyla@example.com',
  );
});

test('a message without a service has no line of it, as a mail and as a copy', () => {
  const { from_service, ...rest } = message;
  const url = new URL(mailtoFor('hello@example.com', rest).href);
  expect(url.searchParams.get('subject')).toBe('Leyla & Ayşən');
  expect(textToCopy({ ...rest, message: 'Salam!' })).toBe(
    'Leyla & Ayşən\n\nSalam!\n\nLeyla & Ayşən\nleyla@example.com',
  );
  expect(textToCopy(message)).toMatch(/^Onlayn mağaza, Leyla & Ayşən\n\nSalam!/);
});

test.each(['ə', 'a', '👩🏽‍💻', '\n', '%'])(
  'a long message of %j is cut at a whole character',
  (letter) => {
    const long = `Salam! ${letter.repeat(maxLengths.message)}`.slice(0, maxLengths.message);
    const name = 'Ş'.repeat(maxLengths.name);
    const { href, isCut } = mailtoFor('hello@example.com', {
      ...message,
      from_name: name,
      message: long,
    });
    expect(isCut).toBe(true);
    expect(href.length).toBeLessThanOrEqual(maxMailtoLength);
    const body = new URL(href).searchParams.get('body') ?? '';
    expect(body).toMatch(/^Salam! .*…$/s);
    expect(long.replaceAll('\n', '\r\n')).toContain(body.slice(0, -1));
  },
);

test('a message whose last character was cut in half can be mailed', () => {
  const { href } = mailtoFor('hello@example.com', { ...message, message: 'Salam \ud83d' });
  expect(new URL(href).searchParams.get('body')).toMatch(/^Salam \r\n/);
});
