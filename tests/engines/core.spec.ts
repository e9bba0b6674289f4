import { test as base, expect } from '@playwright/test';
import { behaviours } from './behaviours';
import { type Engine, type EngineName, launch } from './engine';
import { motions } from './motion';

/** All tests of an engine share one browser; the storage is cleared before each. */
const test = base.extend<object, { engineName: EngineName; engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await launch(engineName);
      await engine.resize(1280, 800);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(async ({ engine }) => {
  await engine.open('/robots.txt');
  await engine.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await engine.takeFaults();
});

test.afterEach(async ({ engine }) => {
  expect(await engine.takeFaults(), 'errors of the page').toEqual([]);
});

for (const [name, behaviour] of Object.entries({ ...behaviours, ...motions })) {
  test(name, ({ engine, engineName }) => behaviour(engine, engineName));
}
