/** @jest-environment node */
import { checkHtml } from './html';

test('the HTML of a description passes as it is', () => {
  const html =
    '<p>For <span>Qaya</span>: <strong>one</strong>, <em>two</em>.</p><ul><li>Three<br></li></ul>';
  expect(checkHtml(html)).toEqual({ html, refused: [] });
});

test('a link may lead to https, a mail address or a number', () => {
  const html =
    '<a href="https://example.com">a</a><a href="mailto:a@example.com">b</a><a href="tel:+994">c</a>';
  expect(checkHtml(html)).toEqual({ html, refused: [] });
});

test('a part may be in another language', () => {
  const html = '<p lang="az">Bir <span lang="en">two</span></p>';
  expect(checkHtml(html)).toEqual({ html, refused: [] });
});

test.each([
  ['<p>a</p><script>alert(1)</script>', /<script>/],
  ['<p onclick="alert(1)">a</p>', /onclick of <p>/],
  ['<img src=x onerror=alert(1)>', /<img>/],
  ['<a href="javascript:alert(1)">a</a>', /href of <a>/],
  ['<a href="java\tscript:alert(1)">a</a>', /href of <a>/],
  ['<a href="data:text/html,x">a</a>', /href of <a>/],
  ['<a href="http://example.com">a</a>', /href of <a>/],
  ['<a href="//example.com">a</a>', /href of <a>/],
  ['<a href="\\\\example.com">a</a>', /href of <a>/],
  ['<a href="https:\\\\example.com">a</a>', /href of <a>/],
  ['<a href="https://me.example\\@example.com">a</a>', /href of <a>/],
  ['<a href="https:example.com">a</a>', /href of <a>/],
  ['<a href="/contact/">a</a>', /href of <a>/],
  ['<a href="#content">a</a>', /href of <a>/],
  ['<a href="https://example.com/<script>">a</a>', /href of <a>/],
  ['<a href="mailto:&lt;script>">a</a>', /href of <a>/],
  ['<iframe src="https://example.com"></iframe>', /<iframe>/],
  ['<svg><script>alert(1)</script></svg>', /<svg>/],
  ['<p style="position:fixed">a</p>', /style of <p>/],
  ['<style>p{}</style>', /<style>/],
  ['<p id="content">a</p>', /id of <p>/],
  ['<body onload="alert(1)"><p>a</p>', /onload of <body>/],
])('%s is refused by name', (html, named) => {
  const { html: clean, refused } = checkHtml(html);
  expect(refused.join('\n')).toMatch(named);
  expect(clean).not.toMatch(/script|alert|onclick|style|iframe/);
});
