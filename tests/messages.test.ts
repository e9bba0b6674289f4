import { locales } from '@/lib/i18n/locales';
import { messages } from './render';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const full = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [[full, value]] : flatten(value, full);
  });
}

function placeholders(text: string): string[] {
  return (text.match(/\{\w+|<\w+/g) ?? []).sort();
}

const english = flatten(messages.en);

test.each(locales)('%s has the keys of English, each with a text', (locale) => {
  const texts = flatten(messages[locale]);
  expect(texts.map(([key]) => key)).toEqual(english.map(([key]) => key));
  expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each(locales)('%s has the placeholders of English', (locale) => {
  const texts = new Map(flatten(messages[locale]));
  for (const [key, text] of english) {
    expect([key, placeholders(texts.get(key) ?? '')]).toEqual([key, placeholders(text)]);
  }
});

test("the specification's key groups are there", () => {
  const keys = english.map(([key]) => key);
  expect(keys).toEqual(
    expect.arrayContaining([
      'About.Head',
      'About.Text1',
      'About.Text2',
      'About.Button',
      'Home.Head',
      'Home.Name',
      'Home.Location',
      'Feature.Head',
      'Project.Head',
      'Contact.Service1',
      'Contact.Service5',
      'Contact.Other',
    ]),
  );
});
