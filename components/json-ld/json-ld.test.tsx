/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { textVectors } from '@/tests/hostile/text-vectors';
import { JsonLd } from './json-ld';

test.each(textVectors)('%j cannot end the script element', (name) => {
  const html = renderToStaticMarkup(
    <JsonLd
      graph={{ '@context': 'https://schema.org', '@graph': [{ '@type': 'Person', name }] }}
    />,
  );
  const { document } = new JSDOM(`<body>${html}`).window;
  const elements = [...document.querySelectorAll('head *, body *')];
  expect(elements.map(({ localName }) => localName)).toEqual(['script']);
  expect(JSON.parse(elements[0]?.textContent ?? '')['@graph'][0].name).toBe(name);
});
