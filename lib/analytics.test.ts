import { analyticsOrigins, analyticsProblem, readAnalytics } from './analytics';

const goatcounter =
  '<script data-goatcounter="https://me.goatcounter.com/count" async src="//gc.zgo.at/count.js"></script>';
const plausible = `<script async src='https://plausible.io/js/pa-abc_1.js'></script>
<script>window.plausible=window.plausible||function(){}</script>`;
const umami =
  '<script defer src="https://cloud.umami.is/script.js" data-website-id="94db1cb1"></script>';

test.each([undefined, '', '  '])('analytics is off if the setting is %j', (tag) => {
  expect(readAnalytics(tag)).toBeUndefined();
  expect(analyticsOrigins(readAnalytics(tag))).toEqual([]);
});

test.each([
  [
    goatcounter,
    'https://gc.zgo.at/count.js',
    { 'data-goatcounter': 'https://me.goatcounter.com/count' },
    ['https://gc.zgo.at', 'https://me.goatcounter.com'],
  ],
  [plausible, 'https://plausible.io/js/pa-abc_1.js', {}, ['https://plausible.io']],
  [
    'https://plausible.io/js/pa-abc_1.js',
    'https://plausible.io/js/pa-abc_1.js',
    {},
    ['https://plausible.io'],
  ],
  [
    umami,
    'https://cloud.umami.is/script.js',
    { 'data-website-id': '94db1cb1' },
    ['https://cloud.umami.is', 'https://*.umami.is', 'https://*.umami.dev'],
  ],
])('%s', (tag, src, attributes, origins) => {
  const analytics = readAnalytics(tag);
  expect(analytics).toEqual({ src, attributes });
  expect(analytics && analyticsProblem(analytics)).toBeUndefined();
  expect(analyticsOrigins(analytics)).toEqual(origins);
});
