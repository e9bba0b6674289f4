import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from './child';
import { run, UserError } from './command-line';
import { missingContactKeys, outboxEnv } from './contact-env';
import { prepare } from './content/prepare';
import { readPort } from './port.mjs';

/** Builds `out/`. With `--outbox`, for looking at on this machine: a form without keys sends to the server that serves it. */
await run(async () => {
  const root = process.cwd();
  await prepare(root);

  const missing = missingContactKeys(root);
  if (missing.length > 0 && process.argv.includes('--outbox')) {
    Object.assign(process.env, outboxEnv(`http://localhost:${readPort()}`));
  } else if (missing.length > 0) {
    console.warn(
      `The contact form cannot send: ${missing.join(', ')} not set (.env.example says where to find them). ` +
        "It will offer the visitor's own mail program.",
    );
  }

  const code = await runChild('next', ['build']);
  if (code !== 0) throw new UserError('next build failed: its message is above.');
  // Next exports the 404 page as pages too, which a host would serve with status 200.
  for (const folder of ['404', '_not-found']) rmSync(join('out', folder), { recursive: true });
});
