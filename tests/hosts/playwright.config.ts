import { defineConfig } from '@playwright/test';
import shared from '../playwright.config';
import { hosts } from './hosts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: { ...shared.use, baseURL: undefined },
  webServer: [
    ...hosts.map(({ command, origin, base }) => ({ command, url: `${origin}${base}/` })),
    {
      command: 'tsx tests/emailjs-double.ts',
      cwd: '../..',
      url: `http://localhost:${process.env.EMAILJS_PORT}/requests`,
    },
  ],
});
