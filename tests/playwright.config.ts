import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../scripts/chromium';

const baseURL = `http://localhost:${process.env.PORT}`;

export default defineConfig({
  testDir: './browser',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL,
    // English is also what pages without a language in their address are left in.
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: chromiumArgs,
    },
  },
  webServer: [
    { command: 'tsx scripts/serve.ts', cwd: '..', url: baseURL },
    {
      command: 'tsx tests/emailjs-double.ts',
      cwd: '..',
      url: `http://localhost:${process.env.EMAILJS_PORT}/requests`,
    },
  ],
});
