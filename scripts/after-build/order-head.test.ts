/** @jest-environment node */
import { orderHead } from './order-head';

test('scripts come first, then styles, pictures and fonts, each in their order; the body stays as it is', () => {
  const encoding = '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>';
  const [font, otherFont] = ['a', 'b'].map(
    (name) => `<link rel="preload" href="/${name}.woff2" as="font" type="font/woff2"/>`,
  );
  const [style, otherStyle] = ['a', 'b'].map(
    (name) => `<link rel="stylesheet" href="/${name}.css"/>`,
  );
  const picture =
    '<link rel="preload" as="image" imageSrcSet="/a.avif 800w" imageSizes="(width &lt; 48rem) 92vw"/>';
  const [script, otherScript] = ['$&', 'b'].map((code) => `<script>${code}</script>`);
  const title = '<title>A</title>';
  const body = '</head><body><script>c</script></body>';
  const page = `<html><head>${encoding}${font}${otherFont}${picture}${style}${title}${script}${otherScript}${otherStyle}${body}`;
  expect(orderHead(page)).toBe(
    `<html><head>${encoding}${script}${otherScript}${style}${otherStyle}${picture}${font}${otherFont}${title}${body}`,
  );
});
