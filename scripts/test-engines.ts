import { installPackages } from './apt';
import { runBrowserTests } from './browser-tests';
import { run, skipped } from './command-line';
import { findProgram, isProgram } from './programs';

const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
const debianMiniBrowser = `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];

/** Runs the core of the browser tests in Debian's Firefox and WebKitGTK. */
await run(async () => {
  let engines = findEngines();
  if (!engines) {
    console.log(`Installing ${packages.join(', ')} for the tests in other engines …`);
    await installPackages(...packages);
    engines = findEngines();
  }
  if (!engines) {
    console.error(
      `SKIPPED: the tests in Firefox and WebKitGTK need ${packages.join(', ')}, which only root on a Debian can ` +
        'have installed here. Nothing was tested.',
    );
    process.exitCode = skipped;
    return;
  }
  process.exitCode = await runBrowserTests('tests/engines/playwright.config.ts', engines);
});

function findEngines() {
  const firefox = findProgram('firefox-esr');
  const driver = findProgram('WebKitWebDriver');
  const display = findProgram('xvfb-run');
  const webkit = [process.env.MINIBROWSER_PATH ?? debianMiniBrowser].find(isProgram);
  if (!firefox || !driver || !display || !webkit) return undefined;
  return {
    FIREFOX_PATH: firefox,
    WEBKIT_DRIVER_PATH: driver,
    MINIBROWSER_PATH: webkit,
    XVFB_RUN_PATH: display,
  };
}
