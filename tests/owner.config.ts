import { defineConfig } from '@playwright/test';
import shared from './playwright.config';

/** What another owner would do with a checkout: each test builds a copy, and so they are not part of `npm test`. */
export default defineConfig({
  testDir: './owner',
  outputDir: '../test-results/owner',
  // Each keeps both cores busy.
  workers: 1,
  timeout: 600_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: { ...shared.use, baseURL: undefined },
});
