import { watch } from 'node:fs';
import { runChild } from './child';
import { run } from './command-line';
import { prepare } from './content/prepare';
import { ContentError } from './content/problem';

const root = process.cwd();

await run(async () => {
  await prepare(root);
  for (const folder of ['data', 'messages']) watch(folder, { recursive: true }, scheduleUpdate);
  process.exitCode = await runChild('next', ['dev', ...process.argv.slice(2)]);
  process.exit();
});

let timer: NodeJS.Timeout | undefined;

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
