import { defineConfig } from '@playwright/test';
import shared from '../playwright.config';
import type { EngineName } from './engine';

/** Playwright runs the tests; the engines are Debian's, which it cannot drive (`engine.ts` does). */
export default defineConfig<object, { engineName: EngineName }>({
  outputDir: '../../test-results',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'Firefox ESR', use: { engineName: 'firefox' } },
    { name: 'WebKitGTK', use: { engineName: 'webkit' } },
  ],
  webServer: [shared.webServer ?? []].flat().map((server) => ({ ...server, cwd: '../..' })),
});
