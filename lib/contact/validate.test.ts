import fc from 'fast-check';
import { type ContactValues, contactFields, services, validate } from './validate';

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

test.each(['name', 'message'] as const)('%s must contain more than white space', (field) => {
  expect(validate({ ...good, [field]: ' \t\n\u00a0' })).toEqual([field]);
});

test.each(['a@b.c', 'ə@ü.ş', 'a.b+c@d.e.f', '"q"@x.y'])('%s is a valid e-mail address', (email) => {
  expect(validate({ ...good, email })).toEqual([]);
});

test.each(['a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@b c.d', 'a@@b.c', ' a@b.c'])(
  '%j is not a valid e-mail address',
  (email) => {
    expect(validate({ ...good, email })).toEqual(['email']);
  },
);

test('a service must be one of the options', () => {
  expect(validate({ ...good, service: 'Service6' })).toEqual(['service']);
  expect(validate({ ...good, service: 'Other' })).toEqual([]);
});

/** A second implementation of the specification's rules (section 5), without regular expressions. */
function invalidBySpecification({ name, email, service, message }: ContactValues): string[] {
  const isBlank = (text: string) => [...text].every((character) => character.trim() === '');
  const [local = '', domain = '', ...more] = email.split('@');
  const isAddress =
    ![...email].some(isBlank) &&
    more.length === 0 &&
    local.length > 0 &&
    [...domain].some(
      (character, index, all) => character === '.' && index > 0 && index < all.length - 1,
    );
  const invalid = {
    name: isBlank(name),
    email: !isAddress,
    service: !services.includes(service as (typeof services)[number]),
    message: isBlank(message),
  };
  return contactFields.filter((field) => invalid[field]);
}

test('50,000 forms are validated as the specification requires', () => {
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
  let valid = 0;
  fc.assert(
    fc.property(fc.record({ name: text, email, service, message: text }), (values) => {
      const invalid = validate(values);
      if (invalid.length === 0) valid++;
      expect(invalid).toEqual(invalidBySpecification(values));
    }),
    { numRuns: 50_000, seed: 20261121 },
  );
  expect(valid).toBeGreaterThan(1000);
});
