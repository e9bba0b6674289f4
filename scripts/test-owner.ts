import { rmSync } from 'node:fs';
import { copies } from './checkout';
import { runChild } from './child';
import { findOrInstallChromium } from './chromium';
import { run } from './command-line';
import { prepare } from './content/prepare';

/** Tries what owners do with a checkout, on copies of this one. Arguments go to Playwright. */
await run(async () => {
  // The copies take over the pictures that are made.
  await prepare(process.cwd());
  const env = { ...process.env, CHROMIUM_PATH: await findOrInstallChromium() };
  const args = ['test', '--config', 'tests/owner.config.ts', ...process.argv.slice(2)];
  process.exitCode = await runChild('playwright', args, { env });
  // Those of a test that failed are kept to be looked at.
  if (process.exitCode === 0) rmSync(copies, { recursive: true, force: true });
});
