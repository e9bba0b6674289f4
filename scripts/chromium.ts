import { chromium } from '@playwright/test';
import { installPackages } from './apt';
import { runChild } from './child';
import { UserError } from './command-line';
import { findProgram, isProgram } from './programs';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Quiet, and without the sandbox that refuses to run as root, as which containers do. */
export const chromiumArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * A Chromium for the browser tests: the one that `CHROMIUM_PATH` names, an installed one, Playwright's own, or one that
 * is installed now.
 * @returns path of the program
 * @throws UserError that says how to install one
 */
export async function findOrInstallChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new UserError(`CHROMIUM_PATH names no program: ${named}`);
  }
  const found = findChromium();
  if (found) return found;

  console.log('No Chromium is installed: installing one for the browser tests …');
  await install();
  const installed = findChromium();
  if (installed) return installed;
  throw new UserError(
    'The browser tests need Chromium, and it could not be installed here. Install Chromium or Chrome, or run ' +
      '"npx playwright install chromium", or set CHROMIUM_PATH to the program.',
  );
}

function findChromium(): string | undefined {
  return findProgram(...commands) ?? [macChrome, chromium.executablePath()].find(isProgram);
}

/** Debian's package brings the libraries along; elsewhere Playwright downloads its own build. */
async function install() {
  if (!(await installPackages('chromium'))) await runChild('playwright', ['install', 'chromium']);
}
