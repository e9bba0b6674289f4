import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { execa } from 'execa';
import { run, UserError } from './util/command-line';

const template = 'template/main';
const english = 'messages/en.json';
/** Parsed JSON of a file of `messages/`, or a part of it. */
type Texts = { [key: string]: string | Texts };

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
  const merge = await execa('git', ['merge', '--no-commit', '--no-ff', template], {
    reject: false,
  });
  if (!(await git('rev-parse', '--verify', '-q', 'MERGE_HEAD'))) throw merge;
  await restoreOwnFolders();
  const added = await mergeTexts(base);

  const conflicts = await git('diff', '--name-only', '--diff-filter=U');
  console.log(`Merged ${template}; nothing is committed yet.`);
  if (added.length > 0) console.log(`New texts, in every file of messages/: ${added.join(', ')}`);
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
  await execa('git', ['fetch', '--no-tags', 'template']);
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
  const added = new Set<string>();
  for (const name of readdirSync('messages').filter((each) => each.endsWith('.json'))) {
    const file = `messages/${name}`;
    const own = JSON.parse(readFileSync(file, 'utf8'));
    const merged = structuredClone(own);
    for (const key of updateTexts(merged, before, now, await textsAt(template, file)))
      added.add(key);
    if (isDeepStrictEqual(merged, own)) continue;
    writeFileSync(file, `${JSON.stringify(merged, null, 2)}\n`);
    await git('add', file);
  }
  return [...added];
}

/**
 * Adds the texts to an owner's file that are new in the template, and removes those that it no longer uses. A text that the
 * owner has stays as it is.
 * @param before the template's English texts that the site was made from
 * @param translated the template's texts in the language of the owner's file, which it may lack
 * @returns the keys that were added, such as `Home.Title`
 */
function updateTexts(
  own: Texts,
  before: Texts,
  now: Texts,
  translated: Texts,
  path = '',
): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  // How many services there are is the owner's choice.
  return keys
    .filter((key) => !/^Service\d+$/.test(key))
    .flatMap((key) => {
      const text = now[key];
      if (typeof text === 'object') {
        const parts = [own, before, translated].map((texts) => texts[key] ?? {}) as Texts[];
        const [ownPart = {}, beforePart = {}, translatedPart = {}] = parts;
        own[key] = ownPart;
        return updateTexts(ownPart, beforePart, text, translatedPart, `${path}${key}.`);
      }
      if (text === undefined) delete own[key];
      if (text === undefined || own[key] !== undefined || before[key] !== undefined) return [];
      own[key] = translated[key] ?? `TODO: ${text}`;
      return [path + key];
    });
}

/** @returns the texts in a commit; none if it lacks the file */
async function textsAt(commit: string, file: string): Promise<Texts> {
  return JSON.parse((await git('show', `${commit}:${file}`)) || '{}');
}

/** @returns what a command prints; empty if it fails */
async function git(...args: string[]): Promise<string> {
  return (await execa('git', args, { reject: false })).stdout;
}
