/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from './json-ld';

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script></script><script>alert(1)</script>',
  '"}]}</SCRIPT ><img src=x onerror=alert(1)>',
  '\\u003c/script\\u003e<script>alert(1)</script>',
])('%j stays a text of the data', (name) => {
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
