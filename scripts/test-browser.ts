import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { runChild } from './child';
import { findOrInstallChromium } from './chromium';
import { run, UserError } from './command-line';
import { outboxEnv } from './contact-env';
import { host } from './port.mjs';

/**
 * Builds the site with a contact form that sends to a double of EmailJS on this machine, and runs the browser tests on
 * it. Arguments go to Playwright; `--no-build` takes the `out/` that the last run has built.
 */
await run(async () => {
  const chromium = await findOrInstallChromium();
  // The double's port is part of the build.
  const double = Number(process.env.EMAILJS_PORT ?? 4180);
  const env = {
    ...process.env,
    ...outboxEnv(`http://localhost:${double}`),
    CHROMIUM_PATH: chromium,
    EMAILJS_PORT: String(double),
    PORT: String(await findFreePort()),
  };
  const args = process.argv.slice(2);
  if (!args.includes('--no-build')) {
    const built = await runChild('tsx', ['scripts/build.ts'], { env });
    if (built !== 0) throw new UserError('The browser tests need a build: its message is above.');
  }
  const passed = args.filter((arg) => arg !== '--no-build');
  process.exitCode = await runChild(
    'playwright',
    ['test', '--config', 'tests/playwright.config.ts', ...passed],
    { env },
  );
});

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
