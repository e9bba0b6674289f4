import { openingOf } from './localize';
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
