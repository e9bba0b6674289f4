import { runChild } from './child';
import { run, UserError } from './command-line';
import { prepare } from './content/prepare';

await run(async () => {
  await prepare(process.cwd());
  const code = await runChild('next', ['build']);
  if (code !== 0) throw new UserError('next build failed: its message is above.');
});
