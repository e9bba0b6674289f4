import { createServer } from 'node:net';
import { runChild } from './child';
import { findOrInstallChromium } from './chromium';
import { run } from './command-line';
import { host } from './port.mjs';

/** Runs the browser tests on `out/`, which must be built. Arguments go to Playwright. */
await run(async () => {
  const env = {
    ...process.env,
    CHROMIUM_PATH: await findOrInstallChromium(),
    PORT: String(await findFreePort()),
  };
  const args = ['test', '--config', 'tests/playwright.config.ts', ...process.argv.slice(2)];
  process.exitCode = await runChild('playwright', args, { env });
});

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
