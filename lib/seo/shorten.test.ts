import { az } from '@/tests/languages';
import { asSentence, cutAtSentence, cutAtWord } from './shorten';

test.each([
  ['short enough', 12, 'short enough'],
  ['one two three', 12, 'one two…'],
  ['one two three', 9, 'one two…'],
  ['one two three', 8, 'one two…'],
  ['one, two three', 6, 'one…'],
  ['unbreakable', 6, 'unbre…'],
  ['An unbreakable', 10, 'An unbrea…'],
  ['クライアントのために作ったサイトです', 9, 'クライアントの…'],
  ['東京、大阪', 4, '東京…'],
  ['สวัสดีชาวโลก', 10, 'สวัสดีชาว…'],
  ['ab👩‍💻👩‍💻', 10, 'ab👩‍💻…'],
])('%s is cut to %i characters', (text, limit, expected) => {
  expect(cutAtWord(text, limit)).toBe(expected);
  expect(expected.length).toBeLessThanOrEqual(limit);
});

test.each([
  ['Calls fell. Pins went. Nobody minds.', 25, 'Calls fell. Pins went.'],
  ['Calls fell. Pins went.', 22, 'Calls fell. Pins went.'],
  ['They asked “Is it down?” all day. Now few do.', 40, 'They asked “Is it down?” all day.'],
  ['It costs 1.40 manats. Nobody argues.', 30, 'It costs 1.40 manats.'],
  ['Calls fell.\niPhones ring less.', 15, 'Calls fell.'],
  ['We did three things:\none\ntwo', 25, 'We did three things: one…'],
  ['Calls fell.\nThree things:\none\ntwo', 60, 'Calls fell.'],
  ['Calls fell by forty per cent.', 15, 'Calls fell by…'],
  ['“İşləyir?” sualı azaldı. İndi az soruşurlar.', 30, '“İşləyir?” sualı azaldı.'],
  ['Zəng 40%-ə yaxın azaldı. Ən çoxu gecə idi.', 30, 'Zəng 40%-ə yaxın azaldı.'],
  ['サイトを作った。電話が減った。', 10, 'サイトを作った。'],
])('of %j, the sentences of at most %i characters are kept', (text, limit, expected) => {
  for (const locale of ['en', az] as const) {
    expect(cutAtSentence(text, limit, locale)).toBe(expected);
  }
});

test('words get a full stop, a sentence does not', () => {
  expect(asSentence('40% fewer calls')).toBe('40% fewer calls.');
  for (const whole of ['Sold out!', 'It says “yes.”']) expect(asSentence(whole)).toBe(whole);
});
