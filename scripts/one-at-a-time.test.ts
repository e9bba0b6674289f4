/** @jest-environment node */
import { oneAtATime } from './one-at-a-time';

test('runs do not overlap, and several calls during a run cause one more run', async () => {
  const events: string[] = [];
  const finish: (() => void)[] = [];
  const run = oneAtATime(async () => {
    events.push('start');
    await new Promise<void>((resolve) => finish.push(resolve));
    events.push('end');
  });
  const done = run();
  run();
  run();
  expect(events).toEqual(['start']);
  finish.shift()?.();
  await new Promise(setImmediate);
  expect(events).toEqual(['start', 'end', 'start']);
  finish.shift()?.();
  await done;
  expect(events).toEqual(['start', 'end', 'start', 'end']);
});
