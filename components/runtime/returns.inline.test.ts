const root = document.documentElement;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  delete root.dataset.returns;
});

afterEach(() => jest.restoreAllMocks());

/** Runs the script as in the head of a new document. @returns whether the page returns */
function arrive({ type = 'navigate', referrer = '' } = {}): boolean {
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
  expect(arrive()).toBe(false);
  // It redirected before the browser painted it.
  expect(arrive({ referrer: `${location.origin}/` })).toBe(false);
  jest.runAllTimers();
  expect(arrive()).toBe(true);
});

test.each(['reload', 'back_forward'])('a first page by %s returns', (type) => {
  expect(arrive({ type })).toBe(true);
});

test('with blocked storage, a page returns that another page of the site has led to', () => {
  blockStorage();
  expect(arrive()).toBe(false);
  jest.runAllTimers();
  expect(arrive({ referrer: `${location.origin}.example/` })).toBe(false);
  expect(arrive({ referrer: `${location.origin}/contact/` })).toBe(true);
});
