import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { dummyParam } from '../lib/i18n/route-params';
import { findUnfinished } from './check/findings';
import { finishPages } from './finish/finish-pages';
import { writeHostFiles } from './finish/host-files';
import { analyticsOrigins, hostPolicy, plainPolicy } from './finish/policy';
import { buildId } from './util/build-id';
import { run, UserError } from './util/command-line';
import { readPort } from './util/port.mjs';
import { runStep } from './util/run-step';
import {
  contactOrigins,
  loadSettings,
  missingContactKeys,
  outboxEnv,
  setDefaultSiteUrl,
} from './util/settings';
import { favicon } from './write/icons';
import { prepare } from './write/prepare';

/** The build works here and replaces `out/` at the end. `next build` empties `.next/` first. */
const exportDir = '.next/export';

const usage = `npm run build               builds out/, which any file host can serve; its settings: .env.example
npm run build -- --plain    publishes the pages as Next exports them, in case an update of Next breaks the build's
                            last step
npm run build -- --preview  builds for the preview of npm start: a contact form without keys sends to its outbox, pictures
                            for shared links are left out, and an out/ of the same sources and settings is kept`;

await run(usage, async () => {
  const root = process.cwd();
  const { plain: isPlain, preview: isPreview } = parseArgs({
    options: {
      plain: { type: 'boolean', default: false },
      preview: { type: 'boolean', default: false },
    },
  }).values;
  loadSettings(root);
  const modes = [isPreview && `preview on port ${readPort()}`, isPlain && 'plain'];
  const id = buildId(root, modes.filter(Boolean).join(', '));
  if (isPreview && existsSync(`out/_next/static/${id}`)) {
    console.log('Nothing has changed since the last build.');
    return;
  }

  const source = await prepare(root, { sharePictures: !isPreview });
  const unfinished = findUnfinished(root, source);
  if (unfinished.length > 0) {
    console.warn(
      `Not ready to publish: \`npm run check\` lists ${unfinished.length} things to do, such as sample content and missing texts.`,
    );
  }
  setDefaultSiteUrl(readPort());

  const { form } = source.contacts;
  const missing = missingContactKeys(form);
  if (missing.length > 0 && isPreview) {
    Object.assign(process.env, outboxEnv('/'));
  } else if (missing.length > 0) {
    console.warn(
      `The contact form cannot send messages: ${missing.join(', ')} not set (.env.example says where to find them). ` +
        "It will say so, and offer the visitor's mail program.",
    );
  }

  process.env.BUILD_ID = id;
  if (isPlain) process.env.BUILD_PLAIN = 'true';
  await runStep('Building the pages', buildPages);
  // Next also exports the 404 page under these two paths, which a host would serve with status 200.
  for (const folder of ['404', '_not-found']) rmSync(join(exportDir, folder), { recursive: true });
  removeDummyPages(exportDir);
  removePageData(exportDir);
  const origins = { contact: contactOrigins(form), analytics: analyticsOrigins(source.site) };
  if (isPlain) {
    writeHostFiles(exportDir, plainPolicy(origins));
  } else {
    const policySources = await runStep('Finishing the pages', async () =>
      finishPages(exportDir, origins),
    );
    writeHostFiles(exportDir, hostPolicy(policySources));
  }
  cpSync(favicon, join(exportDir, 'favicon.ico'), { force: false });
  checkOwnFiles();
  replaceOut();
});

/** The error of a failed `next build` has its output. Its warnings are always shown. */
async function buildPages() {
  await execa('next', ['build'], {
    env: { EXPORT_DIR: exportDir, NEXT_TELEMETRY_DISABLED: '1' },
    preferLocal: true,
    stderr: 'inherit',
  });
}

/** Next copies `public/` and writes pages over it. @throws UserError with each of the owner's files that the build has changed */
function checkOwnFiles() {
  const bytes = (folder: string, file: string) => readFileSync(join(folder, file));
  const changed = readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((file) => parse(file).dir !== 'media' && statSync(join('public', file)).isFile())
    .filter((file) => !bytes('public', file).equals(bytes(exportDir, file)));
  if (changed.length === 0) return;
  const lines = changed.map((file) => `public/${file} is made by the build: rename it`);
  throw new UserError(lines.join('\n'));
}

/** Runs last, so that a failed build keeps the old `out/` and a running server never mixes two builds. */
function replaceOut() {
  const last = '.next/last-out';
  if (existsSync('out')) renameSync('out', last);
  renameSync(exportDir, 'out');
  rmSync(last, { recursive: true, force: true });
}

/** Removes the data with which Next would change pages inside a document: each link loads a document. */
function removePageData(out: string) {
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const isData = /(^|\/)(index|__next\.[^/]*)\.txt$/.test(file);
    if (isData && !existsSync(join('public', file))) rmSync(join(out, file));
  }
}

/** Removes the pages of the dummy parameter and Next's data files beside them. */
function removeDummyPages(out: string) {
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (parse(file).name === dummyParam) rmSync(join(out, file), { recursive: true, force: true });
  }
}
