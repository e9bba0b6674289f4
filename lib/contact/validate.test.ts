import fc from 'fast-check';
import { type ContactValues, contactFields, services, validate } from './validate';

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

/** The specification's rules (section 5) once more, in words instead of patterns. */
function faultsBySpecification({ name, email, service, message }: ContactValues): string[] {
  const isBlank = (text: string) => [...text].every((character) => character.trim() === '');
  const [local = '', domain = '', ...more] = email.split('@');
  const isAddress =
    ![...email].some(isBlank) &&
    more.length === 0 &&
    local.length > 0 &&
    [...domain].some(
      (character, index, all) => character === '.' && index > 0 && index < all.length - 1,
    );
  const faulty = {
    name: isBlank(name),
    email: !isAddress,
    service: !services.includes(service as (typeof services)[number]),
    message: isBlank(message),
  };
  return contactFields.filter((field) => faulty[field]);
}

test('50,000 forms are judged as the specification says', () => {
  const blank = fc.stringMatching(/^[ \t\n\u00a0\u2003]{0,3}$/);
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 8 }), blank);
  const email = fc.oneof(
    text,
    fc.emailAddress(),
    fc
      .array(fc.constantFrom('a', 'ə', '@', '.', ' ', '@a.', 'b@c.d'), { maxLength: 6 })
      .map((parts) => parts.join('')),
  );
  const service = fc.oneof(
    fc.constantFrom(...services),
    fc.constantFrom('', 'Service6', 'other'),
    text,
  );
  let sent = 0;
  fc.assert(
    fc.property(fc.record({ name: text, email, service, message: text }), (values) => {
      const faults = validate(values);
      if (faults.length === 0) sent++;
      expect(faults).toEqual(faultsBySpecification(values));
    }),
    { numRuns: 50_000, seed: 20261121 },
  );
  expect(sent).toBeGreaterThan(1000);
});
