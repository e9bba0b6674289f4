import { parseArgs } from 'node:util';
import next from 'next';
import { basePath } from '../lib/asset-path';
import { answerBefore } from './dev/answer';
import { followContent } from './dev/follow-content';
import { listen } from './dev/listen';
import { hostNames } from './util/addresses';
import { run, UserError } from './util/command-line';
import { keepEnvironment } from './util/env-files';
import { explainFolder } from './util/folder.mjs';
import { readHost, readPort } from './util/port.mjs';
import { loadSettings, missingContactKeys, outboxEnv } from './util/settings';

const usage = `npm run dev               serves the site at http://localhost:3000 and follows changes
PORT=4000 npm run dev     on another port
HOST=0.0.0.0 npm run dev  also for other machines in the network`;

/**
 * Serves the site with Next's dev server, and follows edits of `data/` and `messages/`. Next runs in this process as a
 * custom server: it has no place for the outbox and for generated files.
 */
await run(usage, async () => {
  // Rejects arguments such as the options of `next dev`.
  parseArgs({});
  const root = process.cwd();
  const unfit = explainFolder(root);
  if (unfit) throw new UserError(unfit);
  Object.assign(process.env, { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' });
  loadSettings(root, 'development');
  const port = readPort();
  const { server, answerWith } = await listen(port);
  const [name, ...inNetwork] = hostNames(readHost());
  const origin = `http://${name}:${port}`;
  try {
    const { form } = (await followContent(root)).contacts;
    if (missingContactKeys().length > 0) {
      // An edit of the content may make a form that sends.
      Object.assign(process.env, outboxEnv('/'));
      if (form !== 'mail')
        console.log(`Messages of the contact form are shown at ${origin}/outbox/`);
    }
    if (inNetwork.length > 0) process.env.DEV_HOSTS = inNetwork.join();
    const app = next({ dev: true, dir: root, hostname: readHost(), port, httpServer: server });
    await app.prepare();
    keepEnvironment();
    answerWith(answerBefore(root, port, app.getRequestHandler()));
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }
  const others = inNetwork.map((each) => `In the network: http://${each}:${port}${basePath()}/`);
  console.log([`The site: ${origin}${basePath()}/`, ...others].join('\n'));
});
