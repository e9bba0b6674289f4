/** @jest-environment node */
import { createTranslator } from 'next-intl';
import { messagesSchema } from './messages';

/** @returns what a text shows, or the message of its problem */
function show(text: string, english: string): string {
  const { error } = messagesSchema({ key: english }).safeParse({ key: text });
  if (error) return error.issues.map(({ message }) => message).join();
  const t = createTranslator({ locale: 'en', messages: { key: text } });
  return t.markup('key', { name: 'Ada', n: 2, b: (chunks) => `*${chunks}*` });
}

const apostrophe = "write '' for an apostrophe";

test.each([
  [
    "d'{name}",
    '{name}',
    `has an apostrophe that quotes {name}, which then shows as text: ${apostrophe}`,
  ],
  ["'{name}'", '{name}', 'quotes {name}'],
  ["'{n, plural, other {a}}'", '{n}', 'quotes {n,'],
  ["l'<b>x</b>", '<b>x</b>', 'quotes <b>'],
  ["<b>l'</b>", '<b>x</b>', 'quotes </b>'],
  ["{n, plural, other {d'{name}}}", '{n} {name}', 'quotes {name}'],
  ["{n, plural, other {l'# x}}", '{n}', 'quotes #'],
])('%s is refused', (text, english, message) => {
  expect(show(text, english)).toContain(message);
});

test.each([
  ['no name', '{name}', 'no name'],
  ["d''{name}", '{name}', "d'Ada"],
  ['d’{name}', '{name}', 'd’Ada'],
  ["it's {name}", '{name}', "it's Ada"],
  ["'{'name'}' {name}", '{name}', '{name} Ada'],
  ["'<'b'>'", 'a', '<b>'],
  ["'<'b>x'<'/b>", 'a', '<b>x</b>'],
  ["l'eau '{' x", 'a', "l'eau { x"],
  ["<b>l''</b>", '<b>x</b>', "*l'*"],
  ["{n, plural, other {'#'# l''#}}", '{n}', "#2 l'2"],
])('%s is fine', (text, english, shown) => {
  expect(show(text, english)).toBe(shown);
});
