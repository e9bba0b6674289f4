import { validate } from './validate';

const good = { name: 'Leyla', email: 'leyla@example.com', service: 'Service2', message: 'Hello' };

test('a complete form is valid', () => {
  expect(validate(good)).toEqual([]);
});

test('every field of an empty form is invalid, in the order of the form', () => {
  expect(validate({ name: '', email: '', service: '', message: '' })).toEqual([
    'name',
    'email',
    'service',
    'message',
  ]);
});

test.each(['name', 'message'] as const)(
  '%s must contain more than white space and invisible characters',
  (field) => {
    expect(validate({ ...good, [field]: ' \t\n\u00a0\u200b\u202a' })).toEqual([field]);
  },
);

test.each(['a@b.c', 'ə@ü.ş', 'a.b+c@d.e.f', '"q"@x.y'])('%s is a valid e-mail address', (email) => {
  expect(validate({ ...good, email })).toEqual([]);
});

test.each(['a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@b c.d', 'a@@b.c', ' a@b.c'])(
  '%j is not a valid e-mail address',
  (email) => {
    expect(validate({ ...good, email })).toEqual(['email']);
  },
);

test('a form without services is valid without one', () => {
  expect(validate({ name: 'Leyla', email: 'leyla@example.com', message: 'Hello' })).toEqual([]);
});
