import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { basePath } from '../lib/asset-path';
import { followContent } from './dev/follow-content';
import { hostNames } from './util/addresses';
import { run } from './util/command-line';
import { handleOutbox } from './util/outbox';
import { checkPort, readHost, readPort } from './util/port.mjs';
import { loadSettings, missingContactKeys, outboxEnv } from './util/settings';

const usage = `npm run dev               serves the site at http://localhost:3000 and follows changes
PORT=4000 npm run dev     on another port
HOST=0.0.0.0 npm run dev  also for other machines in the network`;

/** Runs Next's dev server, and follows edits of `data/` and `messages/`. */
await run(usage, async () => {
  // Rejects arguments such as the options of `next dev`.
  parseArgs({});
  const root = process.cwd();
  loadSettings(root, 'development');
  await checkPort();
  const port = readPort();
  const [name, ...inNetwork] = hostNames(readHost());
  const { form } = (await followContent(root)).contacts;
  // An edit of the content may make a form that sends.
  if (missingContactKeys('emailjs').length > 0) {
    const outbox = createServer((request, response) => {
      if (!handleOutbox(request, response, port)) response.writeHead(404).end();
    }).listen(0, readHost());
    await once(outbox, 'listening');
    // A phone needs an address in the network.
    const origin = `http://${inNetwork[0] ?? name}:${(outbox.address() as AddressInfo).port}`;
    Object.assign(process.env, outboxEnv(origin));
    if (form !== 'mail') console.log(`Messages of the contact form: ${origin}/outbox/`);
  }
  if (inNetwork.length > 0) process.env.DEV_HOSTS = inNetwork.join();
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  for (const each of [name, ...inNetwork]) {
    console.log(`The site: http://${each}:${port}${basePath()}/`);
  }
  const args = ['node_modules/next/dist/bin/next', 'dev', '-p', `${port}`, '-H', readHost()];
  const next = spawn(process.execPath, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => next.kill());
  }
  next.on('exit', (code) => process.exit(code ?? 1));
});
