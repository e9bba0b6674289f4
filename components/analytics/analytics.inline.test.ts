import type { Analytics } from '@/lib/analytics';

beforeEach(() => jest.useFakeTimers());
afterEach(() => document.head.replaceChildren());

/** Runs the script at the end of a page. @returns the service's script, which comes after the page has loaded */
function load(analytics: Analytics) {
  const self = document.createElement('script');
  self.dataset.inline = JSON.stringify(analytics);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(self);
  jest.isolateModules(() => require('./analytics.inline'));
  expect(document.head).toBeEmptyDOMElement();
  dispatchEvent(new Event('load'));
  jest.runAllTimers();
  return document.head.lastElementChild;
}

test('Plausible finds its options and counts pages itself', () => {
  const src = 'https://plausible.io/js/pa-1.js';
  expect(load({ src, attributes: {} })).toHaveAttribute('src', src);
  expect(window.plausible).toHaveProperty('o', {});
});

test('GoatCounter counts each page once, also after a link or Back', () => {
  const attributes = { 'data-goatcounter': 'https://me.example/count' };
  const script = load({ src: 'https://gc.zgo.at/count.js', attributes });
  expect(script).toHaveAttribute('data-goatcounter', 'https://me.example/count');
  const count = jest.fn();
  window.goatcounter = { count };
  for (const url of ['/contact/', '/contact/#form']) history.pushState(null, '', url);
  jest.runAllTimers();
  history.replaceState(null, '', '/');
  dispatchEvent(new PopStateEvent('popstate'));
  jest.runAllTimers();
  expect(count.mock.calls).toEqual([[{ path: '/contact/' }], [{ path: '/' }]]);
});
