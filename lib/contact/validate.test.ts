import { validate } from './validate';

const good = { name: 'Leyla', email: 'leyla@example.com', service: 'Service2', message: 'Hello' };

test('a complete form has no faults', () => {
  expect(validate(good)).toEqual([]);
});

test('an empty form has a fault in each field, in the order of the form', () => {
  expect(validate({ name: '', email: '', service: '', message: '' })).toEqual([
    'name',
    'email',
    'service',
    'message',
  ]);
});

test.each(['name', 'message'] as const)('%s must hold more than white space', (field) => {
  expect(validate({ ...good, [field]: ' \t\n\u00a0' })).toEqual([field]);
});

test.each(['a@b.c', 'ə@ü.ş', 'a.b+c@d.e.f', '"q"@x.y'])(
  '%s counts as an e-mail address',
  (email) => {
    expect(validate({ ...good, email })).toEqual([]);
  },
);

test.each(['a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@b c.d', 'a@@b.c', ' a@b.c'])(
  '%j does not count as an e-mail address',
  (email) => {
    expect(validate({ ...good, email })).toEqual(['email']);
  },
);

test('a service that is none of the options does not count as chosen', () => {
  expect(validate({ ...good, service: 'Service6' })).toEqual(['service']);
  expect(validate({ ...good, service: 'Other' })).toEqual([]);
});
