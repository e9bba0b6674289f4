import { watch, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { execa } from 'execa';
import { basePath } from '../lib/asset-path';
import { prepare } from './prepare/prepare';
import { run } from './shared/command-line';
import { handleOutbox } from './shared/outbox';
import { host, readPort } from './shared/port.mjs';
import { ContentError } from './shared/problem';
import { loadSettings, missingContactKeys, outboxEnv } from './shared/settings';

const root = process.cwd();
let timer: NodeJS.Timeout | undefined;
let updates = Promise.resolve();

await run(async () => {
  loadSettings(root, 'development');
  await prepare(root, { drafts: true });
  for (const folder of ['data', 'messages']) {
    watch(folder, { recursive: true }, scheduleUpdate).on('error', console.error);
  }
  if (missingContactKeys().length > 0) await openOutbox();
  const port = readPort();
  // Next prints its own URL, without the base path.
  console.log(`The site: http://localhost:${port}${basePath()}/`);
  const args = ['dev', '--hostname', host, '--port', `${port}`, ...process.argv.slice(2)];
  const { exitCode } = await execa('next', args, {
    stdio: 'inherit',
    preferLocal: true,
    reject: false,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  });
  process.exit(exitCode);
});

/** Next's dev server has no POST routes here, so the outbox gets its own server on a free port. */
async function openOutbox() {
  const server = createServer((request, response) => {
    if (!handleOutbox(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, outboxEnv(origin));
  console.log(`Messages of the contact form are shown at ${origin}/outbox/`);
}

/** Debounces: an editor saves a file in several steps. */
function scheduleUpdate() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    updates = updates.then(update);
  }, 150);
}

async function update() {
  try {
    await prepare(root, { drafts: true });
  } catch (error) {
    console.error(error instanceof ContentError ? `\n${error.message}` : error);
    console.error('The pages show this until it is fixed.\n');
    showInPages(String(error instanceof Error ? error.message : error));
  }
}

/** Every page imports this module. Next shows the error in an overlay; `prepare` replaces the module after the next edit. */
function showInPages(message: string) {
  const module = `throw new Error(${JSON.stringify(message)});\nexport const content = undefined;\n`;
  writeFileSync('.content/content.ts', module);
}
