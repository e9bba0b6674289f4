/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { checkHtml } from './html';

test('valid HTML of a description is unchanged', () => {
  for (const html of [
    '<p>For <span>Qaya</span>: <strong>one</strong>, <em>two</em>.</p><ul><li>Three<br></li></ul>',
    '<a href="https://example.com">a</a><a href="mailto:a@example.com">b</a><a href="tel:+994">c</a><a href="http://old.example.com">d</a>',
    '<p lang="az">Bir <span lang="en">two</span></p>',
  ]) {
    expect(checkHtml(html)).toEqual({ html, refused: [] });
  }
});

test.each([
  ['<p>a</p><script>alert(1)</script>', /<script>/],
  ['<p onclick="alert(1)">a</p>', /onclick of <p>/],
  ['<img src=x onerror=&#97;lert(1)>', /<img>/],
  ['<a href="javascript:alert(1)">a</a>', /href of <a>/],
  ['<a href="data:text/html,x">a</a>', /href of <a>/],
  ['<a href="//example.com">a</a>', /href of <a>/],
  ['<a href="https:\\\\example.com">a</a>', /href of <a>/],
  ['<a href="https://me.example\\@example.com">a</a>', /href of <a>/],
  ['<a href="/contact/">a</a>', /href of <a>/],
  ['<a href="https://example.com/<script>">a</a>', /href of <a>/],
  ['<a href="mailto:&lt;script>">a</a>', /href of <a>/],
  ['<a ping="//evil.example">a</a>', /ping of <a>/],
  ['<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>', /<iframe>/],
  ['<meta http-equiv="refresh" content="0;url=//evil.example">', /<meta>/],
  ['<p style="position:fixed">a</p>', /style of <p>/],
  ['<p id="content">a</p>', /id of <p>/],
  ['<p lang="&quot; onclick=alert(1)">a</p>', /lang of <p>/],
  ['<svg><script>alert(1)</script></svg>', /<svg>/],
  // Mutation XSS: these become other markup when a browser parses the result again.
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', /<noscript>/],
  [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    /<math>/,
  ],
  ['<!--<img src="--><img src=x onerror=alert(1)//">', /<img>/],
])('%s is refused, and the message names the element', (html, message) => {
  const { html: clean, refused } = checkHtml(html);
  expect(refused.join('\n')).toMatch(message);
  const elements = [...new JSDOM(`<body>${clean}`).window.document.querySelectorAll('body *')];
  for (const { localName, attributes } of elements) {
    expect(['p', 'a', 'span']).toContain(localName);
    expect([...attributes]).toEqual([]);
  }
});
