import { messages } from '../../tests/render';
import { personal } from '../check/sample';
import { flattenMessages, placeholders } from './messages';
import { given } from './placeholders';

test('what each text asks for is what it is given, and nothing is given to a text that asks for nothing', () => {
  const asked = flattenMessages(messages.en).texts.flatMap(([key, text]) => {
    const names = [...(placeholders(text) ?? [])].sort();
    return names.length > 0 ? [[key, names] as const] : [];
  });
  const known = Object.entries(given).map(([key, names]) => [key, names.toSorted()] as const);
  // What speaks of the owner is the owner's, who may leave a name out: `read` tells what is asked for in vain.
  const isOurs = ([key]: readonly [string, unknown]) => !personal.includes(key);
  expect(Object.fromEntries(known.filter(isOurs))).toEqual(
    Object.fromEntries(asked.filter(isOurs)),
  );
});
