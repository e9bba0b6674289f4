import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from './child';
import { run, UserError } from './command-line';
import { prepare } from './content/prepare';

await run(async () => {
  await prepare(process.cwd());
  const code = await runChild('next', ['build']);
  if (code !== 0) throw new UserError('next build failed: its message is above.');
  // Next exports the 404 page as pages too, which a host would serve with status 200.
  for (const folder of ['404', '_not-found']) rmSync(join('out', folder), { recursive: true });
});
