/** @jest-environment node */
import { lineProblems } from './env-lines';

const analytics = 'NEXT_PUBLIC_ANALYTICS_SCRIPT';

const google = `<!-- Google tag (gtag.js) -->
<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>
<script>
  window.dataLayer = window.dataLayer || [];
  function gtag(){dataLayer.push(arguments);}
  gtag('js', new Date());
</script>`;

test.each([
  '',
  '# a comment\n\nA=1\r\nexport B = "b" # comment\nC: c\nD=\n',
  'KEY="-----BEGIN\nKEY-----"\nA=1',
  'GREETING=“Hi”',
  `${analytics}='<script\n  src="https://a.example/b.js"></script>'`,
  `${analytics}='<script src='https://a.example/b.js' data-a='{"b": "c"}'></script>'`,
])('%j has no mistake', (text) => {
  expect(lineProblems(text)).toEqual([]);
});

test.each([
  ['A=1\n\nset BASE_PATH=/portfolio', 'line 3 is not a setting'],
  ['BASE_PATH /portfolio\nA=1', 'line 1 is not a setting'],
  ['A=1\n# c\nBASE PATH=/a\nBASE_PATH:/b', 'line 3 is not a setting'],
  ['NEXT_PUBLIC_SITE_URL=“https://me.example”', 'NEXT_PUBLIC_SITE_URL has typographic quotes'],
  ['NEXT_PUBLIC_SITE_URL="https://me.example', 'NEXT_PUBLIC_SITE_URL begins with "'],
  [`${analytics}=${google}\nBASE_PATH=/a`, `${analytics} is cut at the end of its line`],
  [`${analytics}=${google.replace(/.*\n/, '')}`, `${analytics} is cut at the end of its line`],
  [`${analytics}='<script src="//a.b/c"></script>'\nfoo\na=1`, 'line 2 is not a setting'],
  [`${analytics}='${google}'`, `${analytics} is cut at the end of its line`],
])('%j is one line', (text, start) => {
  const lines = lineProblems(text).map(({ field, message }) => `${field} ${message}`);
  expect(lines).toEqual([expect.stringContaining(start)]);
});
