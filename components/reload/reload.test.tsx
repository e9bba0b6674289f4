import { render } from '@testing-library/react';
import { Reload } from './reload';

// jsdom cannot reload, but logs each attempt.
let attempts: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  attempts = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => jest.restoreAllMocks());

test('a page that fails again after the reload is not reloaded again', () => {
  render(<Reload />);
  expect(attempts.mock.calls).toEqual([[expect.objectContaining({ type: 'not implemented' })]]);
  render(<Reload />);
  expect(attempts).toHaveBeenCalledTimes(1);
});

test('with blocked storage, a reloaded page is not reloaded again', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const navigation = { type: 'navigate' };
  Object.assign(performance, { getEntriesByType: () => [navigation] });
  render(<Reload />);
  expect(attempts).toHaveBeenCalledTimes(1);
  navigation.type = 'reload';
  render(<Reload />);
  expect(attempts).toHaveBeenCalledTimes(1);
});
