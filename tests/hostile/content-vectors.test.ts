/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { checkHtml, descriptionTags } from '@/scripts/content/html';
import { contentVectors } from './content-vectors';

const vectors = Object.entries(contentVectors).flatMap(([group, each]) =>
  each.map((vector) => [group, vector] as const),
);

test('there are at least 200, and none twice', () => {
  expect(new Set(vectors.map(([, vector]) => vector)).size).toBe(vectors.length);
  expect(vectors.length).toBeGreaterThanOrEqual(200);
});

test.each(vectors)('%s: %j is refused, and what is left is text', (_, vector) => {
  const { html, refused } = checkHtml(vector);
  expect({ html, refused }).not.toEqual({ html: vector, refused: [] });
  const { document } = new JSDOM(`<body>${html}`).window;
  const elements = [...document.querySelectorAll('head *, body *')];
  expect(elements.filter(({ localName }) => !descriptionTags.includes(localName))).toEqual([]);
  for (const { name, value } of elements.flatMap((element) => [...element.attributes])) {
    // What an element `is` can be emptied, but not removed.
    if (name === 'is' && value === '') continue;
    expect(['href', 'lang']).toContain(name);
    if (name === 'href') expect(new URL(value).protocol).toMatch(/^(https|mailto|tel):$/);
    else expect(value).toMatch(/^[a-z]*$/);
  }
  // A build that goes on has been told of nothing: only text may have been left.
  if (refused.length === 0) expect(elements).toEqual([]);
});
