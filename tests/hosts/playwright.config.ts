import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../../scripts/chromium';
import { hosts } from './hosts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArgs },
  },
  webServer: [
    ...hosts.map(({ command, origin, base }) => ({ command, url: `${origin}${base}/` })),
    {
      command: 'tsx tests/emailjs-double.ts',
      cwd: '../..',
      url: `http://localhost:${process.env.EMAILJS_PORT}/requests`,
    },
  ],
});
