import { test as base, expect } from '@playwright/test';
import { type Engine, type EngineName, launch } from './engine';

/** All tests of a file share one browser; the storage is cleared before each. */
export const test = base.extend<object, { engineName: EngineName; engine: Engine }>({
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
