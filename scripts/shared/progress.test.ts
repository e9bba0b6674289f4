/** @jest-environment node */
import { runStep } from './progress.mjs';

afterEach(() => jest.useRealTimers());

test('outside a terminal, a step shows its progress at most every two seconds, and its time', async () => {
  process.stdout.isTTY = false;
  jest.useFakeTimers();
  const log = jest.spyOn(console, 'log').mockImplementation();
  const result = await runStep('Making pictures', async (report) => {
    for (let made = 1; made <= 6; made += 1) {
      await jest.advanceTimersByTimeAsync(1000);
      report(`${made} of 6`);
    }
    return 'made';
  });
  expect(result).toBe('made');
  expect(log.mock.calls.flat()).toEqual([
    'Making pictures … (0 s)',
    expect.stringMatching(/^Making pictures … \d of 6 \(2 s\)$/),
    expect.stringMatching(/^Making pictures … \d of 6 \(4 s\)$/),
    expect.stringMatching(/^Making pictures … \d of 6 \(6 s\)$/),
    'Making pictures: done (6 s)',
  ]);
});
