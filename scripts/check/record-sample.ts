import { writeFileSync } from 'node:fs';
import { run } from '../command-line';
import { readChecked } from './read';
import { marksOf } from './sample';

/** For whoever changes the sample: writes down what `npm run check` knows it by. Run it as `npx tsx scripts/check/record-sample.ts`. */
await run(async () => {
  const hashes = marksOf(await readChecked(process.cwd())).map(({ hash }) => hash);
  const record = JSON.stringify([...new Set(hashes)].sort(), null, 2);
  writeFileSync('scripts/check/sample.json', `${record}\n`);
});
