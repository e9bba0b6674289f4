import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './chromium';
import type { EngineName } from './template/engines/engine';
import { hosts } from './template/hosts/hosts';

const { PORT, EMAILJS_PORT, CHROMIUM_PATH } = process.env;
const baseURL = `http://localhost:${PORT}`;
const engine = { testDir: './template/engines', fullyParallel: false };

/** `run.ts` sets the environment and chooses the projects. */
export default defineConfig<object, { engineName: EngineName }>({
  outputDir: '../test-results',
  // Only a test that hangs may reach these limits, however slow the machine is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // Tests mostly wait for the browser.
  workers: '150%',
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL,
    // Pages without a language in their URL stay English.
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: CHROMIUM_PATH, args: chromiumArgs },
  },
  projects: [
    { name: 'browser', testDir: './browser' },
    // Debian's own builds, which Playwright cannot drive: `template/engines/engine.ts` does.
    { name: 'engines: Firefox ESR', ...engine, use: { engineName: 'firefox' } },
    { name: 'engines: WebKitGTK', ...engine, use: { engineName: 'webkit' } },
    // What only a Chromium with its back/forward cache shows, and what no browser test holds.
    {
      name: 'engines: Chromium',
      ...engine,
      use: { engineName: 'chromium' },
      grep: /Back|cards|lamp by/,
    },
    { name: 'hosts', testDir: './template/hosts' },
    // Each test builds a copy of the checkout.
    { name: 'owner', testDir: './template/owner', timeout: 1_800_000 },
  ],
  webServer: [
    { command: 'tsx scripts/serve.ts', cwd: '..', url: baseURL },
    {
      command: 'tsx tests/emailjs-double.ts',
      cwd: '..',
      url: `http://localhost:${EMAILJS_PORT}/requests`,
    },
    ...hosts.map(({ command, origin, base }) => ({ command, url: `${origin}${base}/` })),
  ],
});
