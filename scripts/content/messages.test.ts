import { messages } from '../../tests/render';
import { flattenMessages, placeholders } from './messages';
import { given } from './placeholders';

test('what each text asks for is what it is given, and nothing is given to a text that asks for nothing', () => {
  const asked = flattenMessages(messages.en).texts.flatMap(([key, text]) => {
    const names = [...(placeholders(text) ?? [])].sort();
    return names.length > 0 ? [[key, names] as const] : [];
  });
  const known = Object.entries(given).map(([key, names]) => [key, names.toSorted()] as const);
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(asked));
});
