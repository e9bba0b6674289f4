import { render } from '@testing-library/react';
import { Reload } from './reload';

test('a page that fails again after the reload is not reloaded again', () => {
  // jsdom cannot reload, but logs each attempt.
  const attempts = jest.spyOn(console, 'error').mockImplementation();
  render(<Reload />);
  expect(attempts.mock.calls).toEqual([[expect.objectContaining({ type: 'not implemented' })]]);
  render(<Reload />);
  expect(attempts).toHaveBeenCalledTimes(1);
});
