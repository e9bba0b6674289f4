import { runChild } from './child';
import { UserError } from './command-line';
import { findFreePort } from './free-port';
import { testEnv } from './test-env';

/**
 * Builds the site with a contact form that sends to a double of EmailJS on this machine, and runs tests on it.
 * The command line's arguments go to Playwright; `--no-build` takes the `out/` that the last run has built.
 * @param config Playwright's, as a path from the checkout
 * @param settings what it reads from the environment besides
 * @returns Playwright's exit code
 * @throws UserError where the site cannot be built
 */
export async function runBrowserTests(
  config: string,
  settings: Record<string, string>,
): Promise<number> {
  const env = { ...testEnv(), PORT: String(await findFreePort()), ...settings };
  const args = process.argv.slice(2);
  if (!args.includes('--no-build')) {
    const built = await runChild('tsx', ['scripts/build.ts'], { env });
    if (built !== 0) throw new UserError('The browser tests need a build: its message is above.');
  }
  const passed = args.filter((arg) => arg !== '--no-build');
  return runChild('playwright', ['test', '--config', config, ...passed], { env });
}
