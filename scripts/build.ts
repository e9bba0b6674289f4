import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import { analyticsOrigins } from '../lib/analytics';
import { dummyParam } from '../lib/i18n/route-params';
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
  setDefaultSiteUrl,
} from './settings';

/** The build works here and replaces `out/` at the end. `next build` empties `.next/` first. */
const exportDir = '.next/export';

/** Builds `out/`. `--outbox` is for local previews: a contact form without keys then sends to the preview server. */
await run(async () => {
  const root = process.cwd();
  loadSettings(root);
  process.env.BUILD_ID = buildId(root);
  const source = await prepare(root);
  for (const gap of idGaps(source.projects)) console.warn(formatProblem(gap));
  const unfinished = findUnfinished(root, source);
  if (unfinished.length > 0) {
    console.warn(
      `Not ready to publish: \`npm run check\` lists ${unfinished.length} things to do, such as sample content and missing texts.`,
    );
  }
  setDefaultSiteUrl(readPort());

  const missing = missingContactKeys();
  if (missing.length > 0 && process.argv.includes('--outbox')) {
    Object.assign(process.env, outboxEnv(`http://localhost:${readPort()}`));
  } else if (missing.length > 0) {
    console.warn(
      `The contact form cannot send messages: ${missing.join(', ')} not set (.env.example says where to find them). ` +
        "It will open the visitor's mail program instead.",
    );
  }

  const code = await runChild('next', ['build'], { env: { EXPORT_DIR: exportDir } });
  if (code !== 0) throw new UserError('next build failed: see its message above.');
  // Next also exports the 404 page under these two paths, which a host would serve with status 200.
  for (const folder of ['404', '_not-found']) rmSync(join(exportDir, folder), { recursive: true });
  removeDummyPages(exportDir);
  const policySources = await finishPages(exportDir, [...contactOrigins(), ...analyticsOrigins()]);
  hintChunks(exportDir);
  writeHostFiles(exportDir, hostPolicy(policySources));
  replaceOut();
});

/** Runs last, so that a failed build keeps the old `out/` and a running server never mixes two builds. */
function replaceOut() {
  const last = '.next/last-out';
  if (existsSync('out')) renameSync('out', last);
  renameSync(exportDir, 'out');
  rmSync(last, { recursive: true, force: true });
}

/** Removes the pages of the dummy parameter and Next's data files beside them. */
function removeDummyPages(out: string) {
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (parse(file).name === dummyParam) rmSync(join(out, file), { recursive: true, force: true });
  }
}
