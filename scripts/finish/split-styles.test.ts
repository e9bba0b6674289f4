/** @jest-environment node */
import { splitStyles } from './split-styles';

const firstView = '<h1 class="name" data-scene="behind">A</h1>';
const html = `${firstView}<p class="card">B</p>`;
const split = (css: string) =>
  splitStyles(css, { html, firstView, scripts: 'a.dataset.isOpen=""' });

test.each([
  'h1{color:red}',
  '.name:hover{color:red}',
  '.card,.name{color:red}',
  ':is(.card,.name){color:red}',
  'h1:not(.card){color:red}',
  ':root:has(.card:not(.name)){color:red}',
  'body:has(.card,#other) h1{color:red}',
  'a[href$=".pdf"]{color:red}',
  '@font-face{font-family:a}',
  '[data-scene=behind] h1{color:red}',
  '[data-is-open] h1{color:red}',
  '.name{animation:1s enter}@keyframes enter{0%{scale:0}}',
])('the first view may need %s', (css) => {
  expect(split(css)).toEqual({ first: css, late: '', rare: '' });
});

test.each(['.card h1{color:red}', '.name .card{color:red}'])(
  'the first view does not need %s',
  (css) => {
    expect(split(css)).toEqual({ first: '', late: css, rare: '' });
  },
);

test.each([
  '.other{color:red}',
  'body:has(.other,#other) h1{color:red}',
  '[data-scene=below] h1{color:red}',
  '[data-waits]{color:red}',
  ':root:lang(vi){color:red}',
  ':root[dir=rtl]{color:red}',
  '.other{animation:1s enter}@keyframes enter{0%{scale:0}}',
])('the page does not need %s', (css) => {
  expect(split(`@media print{${css}}`)).toEqual({ first: '', late: '', rare: '' });
});

test('late rules keep their order, layers and media queries', () => {
  const css = '@layer a,b;@layer b{.card{a:1}@media print{.card{b:2}.name{c:3}}.card{d:4}}';
  expect(split(css)).toEqual({
    first: '@layer a,b;',
    rare: '@layer b{@media print{.name{c:3}}}',
    late: '@layer b{.card{a:1}@media print{.card{b:2}}.card{d:4}}',
  });
});

test.each([
  ['@media print,(forced-colors:active)', true],
  ['@media screen and (prefers-contrast:more)', true],
  ['@media print,screen', false],
])('whether the first view loads the styles of %s apart: %s', (media, isApart) => {
  const css = `${media}{.name{a:1}}`;
  expect(split(css)).toEqual({ first: isApart ? '' : css, late: '', rare: isApart ? css : '' });
});

test('blocks of one layer that follow each other become one', () => {
  const css = '@layer a{.name{b:1}}\n@layer a{.name{c:2}}@layer d{.name{e:3}}@layer a{.name{f:4}}';
  expect(split(css).first).toBe(
    '@layer a{.name{b:1}.name{c:2}}@layer d{.name{e:3}}@layer a{.name{f:4}}',
  );
});
