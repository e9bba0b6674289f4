/** @jest-environment node */
import type { Problem } from '../shared/problem';
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
  'goat',
  'https://a.example/b.js',
  '<img src="https://a.example/b.js">',
  '<script src="http://a.example/b.js"></script>',
  '<script src="/b.js"></script>',
  '<script src="javascript:alert(1)"></script>',
  '<script src="https://a.example/b.js"></script><script>init()</script>',
  '<script src="https://a.example/b.js">init()</script>',
  `<script src="https://a';b.example/c.js"></script>`,
  '<script src="https://a.example/b.js" data-api="https://a$&b.example/x"></script>',
])('%s is refused in one line', (tag) => {
  const { analytics, problems } = read(tag);
  expect(analytics).toBeUndefined();
  expect(problems).toEqual([
    {
      file: 'the environment',
      field: setting,
      message: expect.stringMatching(/^must be one <script> tag.*$/),
    },
  ]);
});
