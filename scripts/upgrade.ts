import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { addTexts, type Texts } from './upgrade/add-texts';
import { moveDescriptions } from './upgrade/move-descriptions';
import { run, UserError } from './util/command-line';

const template = 'template/main';
const english = 'messages/en.json';
/** The owner's folders. A merge would bring back sample projects and change texts there. */
const ownFolders = ['data', 'messages', 'public'];

const usage = `npm run upgrade   merges the template's newest version, from the remote "template", and commits nothing
                  data/, messages/ and public/ stay as they are, except that messages/ gets the texts that are new`;

await run(usage, async () => {
  parseArgs({});
  await prepareHistory();
  const base = await git('merge-base', 'HEAD', template);
  if (base === (await git('rev-parse', template))) {
    console.log('Nothing to do: the site has the newest version.');
    return;
  }
  // A conflict is not an error: the list below says what to do.
  await execa('git', ['merge', '--no-commit', '--no-ff', template], { reject: false });
  if (!(await git('rev-parse', '--verify', '-q', 'MERGE_HEAD'))) {
    throw new UserError(`The merge did not start. Run it to see why: git merge ${template}`);
  }
  await restoreOwnFolders();
  const added = await mergeTexts(base);
  const moved = moveDescriptions();
  if (moved.length > 0) await git('add', ...moved);

  const conflicts = await git('diff', '--name-only', '--diff-filter=U');
  console.log(`Merged ${template}; nothing is committed yet.`);
  if (added.length > 0) console.log(`New texts, in every file of messages/: ${added.join(', ')}`);
  if (moved.length > 0) {
    console.log('The texts of projects are Markdown files now: read them in data/projects/.');
  }
  if (conflicts) {
    console.log(
      `You and the template have changed the same lines. Edit these files between <<<<<<< and >>>>>>>:\n${conflicts}`,
    );
  }
  console.log(
    'Then: npm ci, npm run check, npm start, git add --all, git commit. To undo all: git merge --abort',
  );
});

async function prepareHistory() {
  if (await git('status', '--porcelain')) {
    throw new UserError('Commit your changes first: git add --all, then git commit');
  }
  if (!(await git('remote')).split('\n').includes('template')) {
    throw new UserError(
      'Name the template first: git remote add template https://… (the address that you cloned or copied it from)',
    );
  }
  await git('fetch', '--no-tags', 'template');
  if (!(await git('merge-base', 'HEAD', template))) await joinHistories();
}

/**
 * A copy that was made by GitHub's "Use this template" or from an archive begins with a commit of its own, which has the
 * same files as one of the template's. Git takes that one as its parent from here on, on this machine: after the merge is
 * committed, the histories are joined everywhere.
 */
async function joinHistories() {
  const root = await git('rev-list', '--max-parents=0', 'HEAD');
  const files = await git('rev-parse', `${root}^{tree}`);
  const commits = (await git('log', '--format=%T %H', template)).split('\n');
  const origin = commits.find((line) => line.startsWith(files))?.split(' ')[1];
  if (!origin) {
    throw new UserError(
      'The first commit of this site is not a version of the template, so git cannot compare them. Clone the template, copy your data/, messages/ and public/ into it, and go on there.',
    );
  }
  await git('replace', '--graft', root, origin);
}

/** `git restore` refuses a file that one side has deleted and the other has changed. */
async function restoreOwnFolders() {
  await git('rm', '-rfq', '--ignore-unmatch', '--', ...ownFolders);
  const own = await git('ls-tree', '--name-only', 'HEAD', ...ownFolders);
  await git('checkout', 'HEAD', '--', ...own.split('\n'));
}

/** @returns the keys of the texts that are new */
async function mergeTexts(base: string): Promise<string[]> {
  const [before, now] = [await textsAt(base, english), await textsAt(template, english)];
  let added: string[] = [];
  for (const name of readdirSync('messages').filter((each) => each.endsWith('.json'))) {
    const file = `messages/${name}`;
    const own: Texts = JSON.parse(readFileSync(file, 'utf8'));
    const translated = await textsAt(template, file);
    const merged = addTexts(own, { before, now, translated });
    if (merged.added.length + merged.removed.length === 0) continue;
    added = merged.added;
    writeFileSync(file, `${JSON.stringify(merged.texts, null, 2)}\n`);
    await git('add', file);
  }
  return added;
}

/** @returns the texts in a commit; none if it lacks the file */
async function textsAt(commit: string, file: string): Promise<Texts> {
  return JSON.parse((await git('show', `${commit}:${file}`)) || '{}');
}

/** @returns what a command prints; empty if it fails */
async function git(...args: string[]): Promise<string> {
  return (await execa('git', args, { reject: false })).stdout;
}
