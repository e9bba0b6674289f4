import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { execa } from 'execa';
import { UserError } from '../scripts/util/command-line';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

/** No background traffic, and no sandbox for root, as in containers: Chromium refuses to start with it. */
export const chromiumArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Finds Chromium: `CHROMIUM_PATH`, an installed one, or Playwright's. If there is none, installs one.
 * @returns path of the program
 * @throws UserError that says how to install one
 */
export async function findOrInstallChromium(): Promise<string> {
  const find = () => process.env.CHROMIUM_PATH || places.find(existsSync);
  const found = find();
  if (found) return found;
  console.log('Chromium is not installed. Installing it for the browser tests …');
  // Debian's package also installs the libraries that Chromium needs. Only root can install it.
  const debian = 'apt-get -qq update && apt-get -qq -y --no-install-recommends install chromium';
  const options = { shell: true, stdio: 'inherit', preferLocal: true, reject: false } as const;
  await execa(`(${debian}) || playwright install chromium`, options);
  const installed = find();
  if (installed) return installed;
  throw new UserError(
    'The browser tests need Chromium, and it could not be installed. Install Chromium or Chrome, or run ' +
      '"npx playwright install chromium", or set CHROMIUM_PATH to the program.',
  );
}
