import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import { analyticsOrigins } from '../lib/analytics';
import { dummyParam } from '../lib/i18n/dummy-param';
import { buildId } from './build-id';
import { findUnfinished } from './check/findings';
import { runChild } from './child';
import { run, UserError } from './command-line';
import { idGaps } from './content/ids';
import { prepare } from './content/prepare';
import { formatProblem } from './content/problem';
import { hintChunks } from './pages/compile-hints';
import { finishPages } from './pages/finish-pages';
import { writeHostFiles } from './pages/host-files';
import { hostPolicy } from './pages/policy';
import { readPort } from './port.mjs';
import {
  contactOrigins,
  loadSettings,
  missingContactKeys,
  outboxEnv,
  settleSiteUrl,
} from './settings';

/** Where the site is made until it is finished. `next build` empties `.next/`. */
const made = '.next/export';

/** Builds `out/`. With `--outbox`, for looking at on this machine: a form without keys sends to the server that serves it. */
await run(async () => {
  const root = process.cwd();
  loadSettings(root);
  process.env.BUILD_ID = buildId(root);
  const source = await prepare(root);
  for (const gap of idGaps(source.projects)) console.warn(formatProblem(gap));
  const left = findUnfinished(root, source);
  if (left.length > 0) {
    console.warn(
      `Not ready to publish: \`npm run check\` lists ${left.length} things to do, such as the sample's content and missing texts.`,
    );
  }
  settleSiteUrl(readPort());

  const missing = missingContactKeys();
  if (missing.length > 0 && process.argv.includes('--outbox')) {
    Object.assign(process.env, outboxEnv(`http://localhost:${readPort()}`));
  } else if (missing.length > 0) {
    console.warn(
      `The contact form cannot send: ${missing.join(', ')} not set (.env.example says where to find them). ` +
        "It will offer the visitor's own mail program.",
    );
  }

  const code = await runChild('next', ['build'], { env: { EXPORT_DIR: made } });
  if (code !== 0) throw new UserError('next build failed: its message is above.');
  // Next exports the 404 page as pages too, which a host would serve with status 200.
  for (const folder of ['404', '_not-found']) rmSync(join(made, folder), { recursive: true });
  removePlaceholders(made);
  const policySources = await finishPages(made, [...contactOrigins(), ...analyticsOrigins()]);
  hintChunks(made);
  writeHostFiles(made, hostPolicy(policySources));
  replaceOut();
});

/** A failure before this leaves the last good `out/`, and a server reads one build or the other, never a mixture. */
function replaceOut() {
  const last = '.next/last-out';
  if (existsSync('out')) renameSync('out', last);
  renameSync(made, 'out');
  rmSync(last, { recursive: true, force: true });
}

/** What stands for projects or languages that are not there: a folder, and Next's files beside it. */
function removePlaceholders(out: string) {
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (parse(file).name === dummyParam) rmSync(join(out, file), { recursive: true, force: true });
  }
}
