import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from './json-ld';

test('a text cannot end the element, and is read as it was', () => {
  const name = '</script><script>alert(1)</script> & "quoted" <!--';
  const html = renderToStaticMarkup(
    <JsonLd
      graph={{ '@context': 'https://schema.org', '@graph': [{ '@type': 'Person', name }] }}
    />,
  );
  const { scripts } = new DOMParser().parseFromString(html, 'text/html');
  expect(scripts).toHaveLength(1);
  expect(JSON.parse(scripts[0]?.textContent ?? '')['@graph'][0].name).toBe(name);
});
