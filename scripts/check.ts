import { parseArgs } from 'node:util';
import { findUnfinished } from './check/findings';
import { withoutDrafts } from './read/drafts';
import { readContent } from './read/read';
import { run } from './util/command-line';
import { formatProblem } from './util/problem';
import { loadSettings } from './util/settings';

const usage = `npm run check                 lists what to do before the site is published
npm run check -- --strict     fails if anything is listed, for CI`;

await run(usage, async () => {
  const { strict } = parseArgs({ options: { strict: { type: 'boolean' } } }).values;
  const root = process.cwd();
  loadSettings(root);
  const all = await readContent(root);
  // Information: a draft may be unfinished.
  for (const { folder, draft } of all.projects) {
    if (draft) console.log(`${folder}/en.md: draft is true: only npm run dev shows this project`);
  }
  const findings = findUnfinished(root, withoutDrafts(all)).sort((a, b) =>
    a.file.localeCompare(b.file, 'en', { numeric: true }),
  );
  for (const finding of findings) console.log(formatProblem(finding));
  console.log(findings.length > 0 ? `\n${findings.length} to do` : 'Nothing is left to do.');
  if (strict && findings.length > 0) process.exitCode = 1;
});
