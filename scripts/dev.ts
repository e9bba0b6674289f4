import { watch } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runChild } from './child';
import { run } from './command-line';
import { prepare } from './content/prepare';
import { ContentError } from './content/problem';
import { handleOutbox } from './outbox';
import { host } from './port.mjs';
import { loadSettings, missingContactKeys, outboxEnv } from './settings';

const root = process.cwd();
let timer: NodeJS.Timeout | undefined;

await run(async () => {
  loadSettings(root);
  await prepare(root);
  for (const folder of ['data', 'messages']) watch(folder, { recursive: true }, scheduleUpdate);
  if (missingContactKeys().length > 0) await openOutbox();
  process.exitCode = await runChild('next', ['dev', '--hostname', host, ...process.argv.slice(2)]);
  process.exit();
});

/** Next's own server takes no posts: the outbox stands beside it, at whatever port is free. */
async function openOutbox() {
  const server = createServer((request, response) => {
    if (!handleOutbox(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, outboxEnv(origin));
  console.log(`Messages of the contact form are shown at ${origin}/outbox/`);
}

/** Editors write a file in several steps: one update follows when they have been quiet for a moment. */
function scheduleUpdate() {
  clearTimeout(timer);
  timer = setTimeout(update, 150);
}

async function update() {
  try {
    await prepare(root);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(
      `\n${error.message}\nThe pages show the last good content until this is mended.\n`,
    );
  }
}
