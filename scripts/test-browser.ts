import { runBrowserTests } from './browser-tests';
import { findOrInstallChromium } from './chromium';
import { run } from './command-line';

/** Runs the browser tests in Chromium. */
await run(async () => {
  process.exitCode = await runBrowserTests('tests/playwright.config.ts', {
    CHROMIUM_PATH: await findOrInstallChromium(),
  });
});
