import { renderToStaticMarkup } from 'react-dom/server';
import { RichText } from './rich-text';

test.each([
  ['<div><table></table></div>', true],
  ['<p>With <code>code</code></p>', true],
  ['<ul class="contains-task-list"></ul>', true],
  ['<p>Code and <b>tables</b>, <a href="/">preserved</a></p>', false],
])('%s has styles of its own: %s', (html, isRich) => {
  const page = renderToStaticMarkup(<RichText html={html} />);
  expect(page).toContain(html);
  expect(page.includes('rel="stylesheet"')).toBe(isRich);
});
