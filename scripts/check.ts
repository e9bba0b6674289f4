import { parseArgs } from 'node:util';
import { findUnfinished } from './check/findings';
import { checkLinks } from './check/links';
import { findNotes } from './check/notes';
import { findOutdated } from './check/outdated';
import { findUntranslated } from './check/untranslated';
import { withoutDrafts } from './read/drafts';
import { readContent } from './read/read';
import { run } from './util/command-line';
import { formatProblem } from './util/problem';
import { loadSettings } from './util/settings';

const usage = `npm run check                 lists what to do before the site is published
npm run check -- --online     also requests every link, which takes a minute
npm run check -- --strict     fails if anything is listed, for CI`;

await run(usage, async () => {
  const { online, strict } = parseArgs({
    options: { online: { type: 'boolean' }, strict: { type: 'boolean' } },
  }).values;
  const root = process.cwd();
  loadSettings(root);
  const all = await readContent(root);
  const source = withoutDrafts(all);
  // Information: a draft may be unfinished.
  for (const { folder, draft } of all.projects) {
    if (draft)
      console.log(`${folder}/project.json: draft is true: only npm run dev shows this project`);
  }
  const links = online ? await checkLinks(source) : { dead: [], unchecked: [] };
  const findings = [
    ...findUnfinished(root, source),
    ...findUntranslated(source),
    ...links.dead,
  ].sort((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }));
  for (const finding of findings) console.log(formatProblem(finding));
  for (const note of [...links.unchecked, ...findNotes(source), ...findOutdated(root, source)]) {
    console.log(`Note: ${formatProblem(note)}`);
  }
  console.log(findings.length > 0 ? `\n${findings.length} to do` : 'Nothing is left to do.');
  if (strict && findings.length > 0) process.exitCode = 1;
});
