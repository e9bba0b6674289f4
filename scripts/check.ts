import { parseArgs } from 'node:util';
import { findDeadLinks, findUnfinished } from './check/findings';
import { findHiddenDrawings } from './check/hidden-drawings';
import { findNotes } from './check/notes';
import { withoutDrafts } from './prepare/drafts';
import { readContent } from './prepare/read';
import { run } from './shared/command-line';
import { formatProblem } from './shared/problem';
import { loadSettings } from './shared/settings';

/** Lists what to do before the launch. `--online` requests every link. `--strict` exits with 1 if anything is left. */
await run(async () => {
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
  const findings = [
    ...findUnfinished(root, source),
    ...(await findHiddenDrawings(source)),
    ...(online ? await findDeadLinks(source) : []),
  ].sort((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }));
  for (const finding of findings) console.log(formatProblem(finding));
  for (const note of findNotes(source)) console.log(`Note: ${formatProblem(note)}`);
  console.log(findings.length > 0 ? `\n${findings.length} to do` : 'Nothing is left to do.');
  if (strict && findings.length > 0) process.exitCode = 1;
});
