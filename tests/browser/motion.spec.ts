import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { hydrate } from './site';
import { expect, test } from './test';

/** How each begins, and how many milliseconds it takes. */
const animations = [
  { name: 'the light that spreads from the lamp', press: '#homeHead [data-lamp]', length: 700 },
  { name: 'the circle of the menu', press: 'header [commandfor]', length: 560 },
  { name: 'the carousel', press: undefined, length: Number.POSITIVE_INFINITY },
];

for (const { name, press, length } of animations) {
  test(`${name} runs without layout and paint`, async ({ page, browser }, testInfo) => {
    let milliseconds = 0;
    let events: TraceEvent[] = [];
    // A machine that was busy elsewhere in the middle has seen nothing.
    for (let attempt = 0; milliseconds < 30 && attempt < 5; attempt += 1) {
      await page.goto('/', { waitUntil: 'networkidle' });
      // On a busy machine React comes in the middle of what the first press starts.
      await hydrate(page);
      // What passes once over the name.
      await page.waitForTimeout(2200);
      const done = await record(browser, page, testInfo.outputPath('trace.json'));
      milliseconds = await page.evaluate(runToMiddle, { press, length });
      events = await done();
    }
    const from = events.find((event) => event.name === 'middle')?.ts ?? Number.NaN;
    const between = events.filter(({ ts }) => ts >= from && ts < from + milliseconds * 1000);
    expect(between.length, 'the trace holds what happened').toBeGreaterThan(0);
    expect(between.filter((event) => ['Layout', 'Paint'].includes(event.name))).toEqual([]);
  });
}

/**
 * Starts an animation and marks when it is a third through: what starts and ends one has to be painted.
 * @param press what is pressed; undefined where it runs by itself, and has to be seen
 * @param length of the animation in milliseconds
 * @returns the milliseconds from the mark to two thirds; none where they went by unseen
 */
async function runToMiddle({ press, length }: { press?: string; length: number }) {
  const find = () =>
    document.getAnimations().find((each) => each.effect?.getComputedTiming().endTime === length);
  const tick = () => new Promise((resolve) => setTimeout(resolve, 5));
  const until = performance.now() + 3000;
  if (press) document.querySelector<HTMLElement>(press)?.click();
  while (!find() && performance.now() < until) await tick();
  const animation = find();
  if (!animation) return 0;
  const { target } = animation.effect as KeyframeEffect;
  if (!press) target?.scrollIntoView({ behavior: 'instant', block: 'center' });
  const now = () => Number(animation.currentTime);
  const start = now();
  // What has no end: a while of it.
  const third = (Math.min(length, start + 1500) - start) / 3;
  while (now() < start + third) await tick();
  performance.mark('middle');
  const milliseconds = start + 2 * third - now();
  while (now() < start + 2 * third) await tick();
  return milliseconds;
}

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
}

/** @returns what ends the recording and gives its events */
async function record(browser: Browser, page: Page, path: string) {
  await browser.startTracing(page, {
    path,
    categories: ['devtools.timeline', 'blink.user_timing'],
  });
  return async () => {
    await browser.stopTracing();
    return JSON.parse(readFileSync(path, 'utf8')).traceEvents as TraceEvent[];
  };
}
