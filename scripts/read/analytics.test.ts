/** @jest-environment node */
import type { Problem } from '../util/problem';
import { readAnalytics } from './analytics';

const setting = 'NEXT_PUBLIC_ANALYTICS_SCRIPT';

afterEach(() => {
  delete process.env[setting];
});

function read(tag: string) {
  process.env[setting] = tag;
  const problems: Problem[] = [];
  return { analytics: readAnalytics(problems), problems };
}

test.each(['', '  '])('analytics is off if the setting is "%s"', (tag) => {
  expect(read(tag)).toEqual({ analytics: undefined, problems: [] });
});

test('the tag keeps its attributes, and the policy gets the origins of all addresses in it', () => {
  const { analytics, problems } = read(
    `<!-- A service --><script async data-to='https://me.example/count?a&amp;b' data-id="7"
      src="//cdn.example/count.js"></script>`,
  );
  expect(problems).toEqual([]);
  expect(analytics).toEqual({
    attributes: {
      async: '',
      'data-to': 'https://me.example/count?a&b',
      'data-id': '7',
      src: 'https://cdn.example/count.js',
    },
    origins: ['https://me.example', 'https://cdn.example'],
  });
});

test.each([
  [
    'GoatCounter',
    `<script data-goatcounter="https://me.goatcounter.com/count"
        async src="//gc.zgo.at/count.js"></script>`,
    ['https://me.goatcounter.com', 'https://gc.zgo.at'],
  ],
  [
    'Plausible, the form before 2025',
    '<script defer data-domain="me.example" src="https://plausible.io/js/script.js"></script>',
    ['https://plausible.io'],
  ],
  [
    'Cloudflare',
    `<!-- Cloudflare Web Analytics --><script defer src='https://static.cloudflareinsights.com/beacon.min.js' data-cf-beacon='{"token": "a1"}'></script><!-- End Cloudflare Web Analytics -->`,
    ['https://static.cloudflareinsights.com', 'https://cloudflareinsights.com'],
  ],
  [
    "Umami's cloud",
    '<script defer src="https://cloud.umami.is/script.js" data-website-id="a-1"></script>',
    ['https://cloud.umami.is', 'https://gateway.umami.is', 'https://api-gateway.umami.dev'],
  ],
  [
    'Simple Analytics',
    `<!-- 100% privacy-first analytics -->
<script async src="https://scripts.simpleanalyticscdn.com/latest.js"></script>
<noscript><img src="https://queue.simpleanalyticscdn.com/noscript.gif" alt="" referrerpolicy="no-referrer-when-downgrade"/></noscript>`,
    ['https://scripts.simpleanalyticscdn.com', 'https://queue.simpleanalyticscdn.com'],
  ],
  [
    'Fathom',
    `<!-- Fathom - beautiful, simple website analytics -->
<script src="https://cdn.usefathom.com/script.js" data-site="ABCDEFGH" defer></script>
<!-- / Fathom -->`,
    ['https://cdn.usefathom.com'],
  ],
])('the tag that %s shows works as it is copied', (_, tag, origins) => {
  expect(read(tag)).toEqual({ analytics: expect.objectContaining({ origins }), problems: [] });
});

test.each([
  ['G-ABC123', 'has no whole <script> tag'],
  ['https://a.example/b.js', 'has no whole <script> tag'],
  ['<img src="https://a.example/b.js">', 'has no whole <script> tag'],
  ['<script src="https://a.example/b.js" data-color="', 'has no whole <script> tag'],
  ['<script src="http://a.example/b.js"></script>', 'must have a src that begins with https://'],
  ['<script src="/b.js"></script>', 'must have a src that begins with https://, not "/b.js"'],
  ['<script src="javascript:alert(1)"></script>', 'must have a src that begins with https://'],
  ['<script data-id="1"></script>', 'has a <script> tag without src'],
  ['<script src="//a.b/c"></script><script src="//a.b/d"></script>', 'has 2 <script> tags'],
  ['<script src="https://a.example/b.js">init()</script>', 'has a <script> tag with code'],
  ['<script src="https://a.example/b.js" onload="init()"></script>', 'has a <script> tag with'],
  [`<script src="https://a';b.example/c.js"></script>`, 'has an address with an unusual host'],
  [
    '<script src="https://a.example/b.js" data-api="https://a$&b.example/x"></script>',
    'has an address with an unusual host name: "https://a$&b.example/x"',
  ],
  [
    `<!-- Google tag (gtag.js) -->
<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>
<script>
  window.dataLayer = window.dataLayer || [];
  function gtag(){dataLayer.push(arguments);}
  gtag('js', new Date());

  gtag('config', 'G-1');
</script>`,
    "has a <script> tag with code, which the pages do not run: Google's and Matomo's need it, so use another service",
  ],
  [
    `<!-- Matomo --><script>
  var _paq = window._paq = window._paq || [];
  _paq.push(['trackPageView']);
</script><!-- End Matomo Code -->`,
    'has a <script> tag with code, which the pages do not run: Google',
  ],
  [
    `<!-- Privacy-friendly analytics by Plausible -->
<script async src="https://plausible.io/js/pa-a1.js"></script>
<script>window.plausible=window.plausible||function(){};plausible.init()</script>`,
    'has a <script> tag with code, which the pages do not run: use <script defer data-domain="me.example"',
  ],
])('%s is refused in one line', (tag, start) => {
  const { analytics, problems } = read(tag);
  expect(analytics).toBeUndefined();
  expect(problems).toEqual([
    { file: 'the environment', field: setting, message: expect.stringContaining(start) },
  ]);
  expect(problems[0]?.message).toMatch(/^.*$/);
});
