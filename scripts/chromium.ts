import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runChild } from './child';
import { UserError } from './command-line';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

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
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...installed, macChrome, chromium.executablePath()].find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Debian's package brings the libraries along; elsewhere Playwright downloads its own build. */
async function install() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const updated = await runChild('apt-get', ['-qq', 'update'], { env });
    if (
      updated === 0 &&
      (await runChild('apt-get', ['-qq', '-y', 'install', 'chromium'], { env })) === 0
    ) {
      return;
    }
  }
  await runChild('playwright', ['install', 'chromium']);
}
