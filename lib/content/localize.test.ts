import { cutAtWord, openingOf } from './localize';
import type { Block } from './types';

test('a text opens with its first paragraph, if it begins with one', () => {
  const block = (html: string): Block => ({ kind: 'text', html });
  const more = block('<p>More.</p>');
  const opened = openingOf([block('<p>One <em>client</em>.</p>\n<p>Two.</p>'), more]);
  expect(opened).toEqual({ opening: 'One <em>client</em>.', rest: [block('<p>Two.</p>'), more] });
  expect(openingOf([block('<p>One.</p>'), more])).toEqual({ opening: 'One.', rest: [more] });
  const headed = [block('<h2>One</h2><p>Two.</p>')];
  expect(openingOf(headed)).toEqual({ rest: headed });
  expect(openingOf([])).toEqual({ rest: [] });
});

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
