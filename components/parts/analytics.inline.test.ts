/** @jest-environment-options {"url": "https://me.example/"} */
test('the script of the service comes after the page has loaded and is shown, with the attributes of its tag', () => {
  jest.useFakeTimers();
  Object.assign(document, { prerendering: true });
  const attributes = { src: 'https://a.example/count.js', 'data-id': '7' };
  const self = document.createElement('script');
  self.dataset.inline = JSON.stringify(attributes);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(self);
  jest.isolateModules(() => require('./analytics.inline'));
  expect(document.head).toBeEmptyDOMElement();
  dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(document.head).toBeEmptyDOMElement();
  document.dispatchEvent(new Event('prerenderingchange'));
  jest.runAllTimers();
  const script = document.head.querySelector('script');
  for (const [name, value] of Object.entries(attributes)) {
    expect(script).toHaveAttribute(name, value);
  }
});
