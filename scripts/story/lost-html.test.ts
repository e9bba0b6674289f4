/** @jest-environment node */
import { checkHtml } from './html';

test.each([
  ['<p>One<p>Two', '<p>One</p><p>Two</p>'],
  ['<ul><li>One<li>Two</ul>', '<ul><li>One</li><li>Two</li></ul>'],
  ['<p>One<ul><li>Two</ul>', '<p>One</p><ul><li>Two</li></ul>'],
  ['<em><p>x</p></em>', '<em><p>x</p></em>'],
  ['One<br/>two<BR>', 'One<br>two<br>'],
  ['5 < 6 & 7 > 3 &hearts;', '5 &lt; 6 &amp; 7 &gt; 3 ♥'],
  ['e&#769;', 'é'],
  [`${'<em>'.repeat(40)}x${'</em>'.repeat(40)}`, expect.stringContaining('x')],
])('%s is fine', (source, html) => {
  expect(checkHtml(source)).toEqual({ html, refused: [] });
});

test.each([
  ['<frameset>x', ['<frameset> is not allowed here: delete it']],
  ['a<td>b</td>', ['<td> is not allowed here: delete it', '</td> closes nothing: delete it']],
  ['<td>b', ['<td> is not allowed here: delete it']],
  [
    '<html><body>x',
    ['<html> is not allowed here: delete it', '<body> is not allowed here: delete it'],
  ],
  ['<!doctype html>x', ['<!doctype html> is not allowed here: delete it']],
  ['<!-- later -->x', ['<!-- later --> is a comment: delete it']],
  ['<?php echo 1 ?>x', ['<?php echo 1 ?> is a comment: delete it']],
  ['<p lang="az" LANG="en">x', ['the attribute LANG is twice in one tag: delete one']],
  ['<em>x', ['<em> is not closed: add </em>']],
  ['<p><em>x<p>y', ['<em> is not closed: add </em>']],
  ['<b>x<i>y</b>z</i>', ['<i> overlaps another element: close the inner first']],
  ['<b><p>x</b>y</p>', ['<b> overlaps another element: close the inner first']],
  ['<span/>x', ['<span> is not closed: add </span>']],
  ['x</strong>', ['</strong> closes nothing: delete it']],
  ['x</p>', ['</p> closes nothing: delete it']],
  ['<p>x</p', ['</p is a tag without an end: add >']],
  [
    'x<a href="https://example.com',
    ['<a href="https://example.com is a tag without an end: add >'],
  ],
  [
    'x&#7;',
    [
      'it has the character U+0007 after “x”, which is invisible and breaks pages or feeds: delete it',
    ],
  ],
  ['x&#x202E;', [expect.stringContaining('U+202E after “x”')]],
  ['x&#0;', [expect.stringContaining('U+FFFD after “x”')]],
])('%s is named', (source, refused) => {
  expect(checkHtml(source).refused).toEqual(refused);
});

test('elements that are nested too deep have one line', () => {
  const refused = ['elements are nested more than 50 deep: close each where it ends'];
  for (const level of ['<em>', '<div>', '<ul><li>', '<template>']) {
    expect(checkHtml(level.repeat(3000))).toEqual({ html: '', refused });
  }
});
