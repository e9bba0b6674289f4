/** @jest-environment node */
import { takeOutStyles } from './inline-styles';

test('styles become rules, once each, and the elements point at them', () => {
  const { html, css } = takeOutStyles(
    '<body><p class="a" style="--a:1" lang="az">style="--b:2"</p><p style="--a:1"></p></body>',
  );
  expect(html).not.toMatch(/<[^>]* style=/);
  const [rule = '', ...others] = css.split('\n');
  expect(others).toEqual([]);
  const [selector = '', name] = /^\[data-style="(\w+)"\]/.exec(rule) ?? [];
  expect(rule).toBe(`${selector}{--a:1}`);
  expect(html.split(`data-style="${name}"`)).toHaveLength(3);
  expect(html).toContain('lang="az">style="--b:2"</p>');
});

test('the root element takes a style marked for it while that element is in the page', () => {
  const { css } = takeOutStyles('<p data-root-style="true" style="--a:1"></p>');
  expect(css).toMatch(/^:root:has\(\[data-style="\w+"\]\)\{--a:1\}$/);
});

test('what React has escaped is the same style again', () => {
  const { css } = takeOutStyles('<p style="background-image:url(&quot;a?b&amp;c&quot;)"></p>');
  expect(css).toContain('{background-image:url("a?b&c")}');
});

test('a page without styled elements is left as it is', () => {
  const page = '<p>One</p><script>x(" style=\\"a\\"")</script>';
  expect(takeOutStyles(page)).toEqual({ html: page, css: '' });
});
