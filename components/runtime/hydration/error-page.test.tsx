import { render } from '@testing-library/react';
import { ErrorPage } from './error-page';

test('a page that fails again after the reload is not reloaded again', () => {
  // jsdom cannot reload, but logs each attempt.
  const attempts = jest.spyOn(console, 'error').mockImplementation();
  render(<ErrorPage />);
  expect(attempts.mock.calls).toEqual([[expect.objectContaining({ type: 'not implemented' })]]);
  render(<ErrorPage />);
  expect(attempts).toHaveBeenCalledTimes(1);
});
