import { mailtoFor } from './message';

test('a mail in place of the form contains the whole message', () => {
  const href = mailtoFor('hello@example.com', {
    from_name: 'Leyla & Ayşən',
    from_email: 'leyla@example.com',
    from_service: 'Onlayn mağaza',
    message: 'Salam!\nBir sual: 50% = ?\r\nSon.',
  });
  const url = new URL(href);
  expect(url.pathname).toBe('hello@example.com');
  // A `mailto:` URL does not decode `+` as a space.
  expect(href).not.toContain('+');
  expect(url.searchParams.get('subject')).toBe('Onlayn mağaza, Leyla & Ayşən');
  expect(url.searchParams.get('body')).toBe(
    'Salam!\r\nBir sual: 50% = ?\r\nSon.\r\n\r\nLeyla & Ayşən\r\nleyla@example.com',
  );
});
