import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { run } from '../scripts/util/command-line';
import { outboxEnv } from '../scripts/util/settings';
import { findOrInstallChromium } from './chromium';
import { noSettings } from './settings';
import { setUpHosts } from './template/hosts/set-up';

const usage = `npm test                                     unit and browser tests; the second on a build
npm test -- unit lib/routes                  one suite; other arguments go to Jest or Playwright
npm test -- browser home.spec.ts -g menu     a suite on a build
npm test -- browser --no-build               uses the out/ of the last test run
npm test -- owner,engines,hosts              suites that need the template's own content
Two runs at a time need their own PORT and EMAILJS_PORT.`;

/** Runs the suites that the first argument names: `unit` with Jest, others of `playwright.config.ts` on a build. */
await run(usage, async () => {
  const [names = 'unit,browser', ...args] = process.argv.slice(2);
  const suites = names.split(',').filter((name) => name !== 'unit');
  const start = execa({ stdio: 'inherit', preferLocal: true });
  if (names.startsWith('unit')) {
    const own = suites.length > 0 ? [] : args;
    await start('jest', ['--config', 'tests/jest.config.mjs', ...own]);
    if (suites.length === 0) return;
  }
  const { PORT = '4170', EMAILJS_PORT = '4180' } = process.env;
  Object.assign(process.env, {
    ...noSettings,
    PORT,
    EMAILJS_PORT,
    CHROMIUM_PATH: await findOrInstallChromium(),
    // The contact form sends to `emailjs-double.ts`.
    ...outboxEnv(`http://localhost:${EMAILJS_PORT}`),
    // Tests never request it: a link that ignores this setting names this machine instead.
    NEXT_PUBLIC_SITE_URL: 'https://portfolio.example',
  });
  if (!args.includes('--no-build')) await start('tsx', ['scripts/build.ts']);
  const work = mkdtempSync(join(tmpdir(), 'tests-'));
  try {
    process.env.WORK = work;
    if (suites.includes('hosts')) process.env.HOSTS = JSON.stringify(await setUpHosts(work));
    const passed = args.filter((arg) => arg !== '--no-build');
    const projects = suites.map((suite) => `--project=${suite}*`);
    const config = ['--config', 'tests/playwright.config.ts', ...projects];
    await start('playwright', ['test', ...config, ...passed]);
  } finally {
    rmSync(work, { recursive: true });
  }
});
