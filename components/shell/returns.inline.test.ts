const root = document.documentElement;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  delete root.dataset.returns;
});

afterEach(() => jest.restoreAllMocks());

/** Runs the script as in the head of a new document. @returns whether the page returns */
function load({ type = 'navigate', referrer = '' } = {}): boolean {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  delete root.dataset.returns;
  jest.isolateModules(() => require('./returns.inline'));
  return root.hasAttribute('data-returns');
}

function blockStorage() {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}

test('the first page that is painted does not return, the next does', () => {
  expect(load()).toBe(false);
  // It redirected before the browser painted it.
  expect(load({ referrer: `${location.origin}/` })).toBe(false);
  jest.runAllTimers();
  expect(load()).toBe(true);
});

test.each(['reload', 'back_forward'])('a first page by %s returns', (type) => {
  expect(load({ type })).toBe(true);
});

test('with blocked storage, a page returns that another page of the site has led to', () => {
  blockStorage();
  expect(load()).toBe(false);
  jest.runAllTimers();
  expect(load({ referrer: `${location.origin}.example/` })).toBe(false);
  expect(load({ referrer: `${location.origin}/contact/` })).toBe(true);
});
