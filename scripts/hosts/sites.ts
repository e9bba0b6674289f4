import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from '../child';
import { UserError } from '../command-line';
import { copyCheckout } from './copy';

/** The path below which the site is tested. */
export const base = '/portfolio';

/** What the next deploy says where this one says `messages/en.json`'s `Contact.Title`. */
export const nextTitle = 'Write to me tomorrow';

/** Folders that hold a built site each. */
export interface Sites {
  /** Built in another folder; */
  root: string;
  /** built for a path, and standing in it; */
  below: string;
  /** and with a changed text, as the next deploy. */
  next: string;
}

/**
 * Builds the site in a copy of the checkout.
 * @param work an empty folder
 * @throws UserError where a build fails
 */
export async function makeSites(work: string, env: NodeJS.ProcessEnv): Promise<Sites> {
  const cwd = join(work, 'checkout');
  copyCheckout(process.cwd(), cwd);
  const step = async (script: string, more: Record<string, string> = {}) => {
    const code = await runChild('tsx', [`scripts/${script}`], {
      cwd,
      env: { ...env, ...more },
    });
    if (code !== 0) throw new UserError(`scripts/${script} failed: its message is above.`);
  };
  const out = join(cwd, 'out');
  const sites = {
    root: join(work, 'root'),
    below: join(work, 'below', base),
    next: join(work, 'next'),
  };

  await step('build.ts');
  renameSync(out, sites.root);

  await step('build.ts', { BASE_PATH: base });
  mkdirSync(join(sites.below, '..'));
  renameSync(out, sites.below);

  const file = join(cwd, 'messages/en.json');
  const messages = JSON.parse(readFileSync(file, 'utf8'));
  messages.Contact.Title = nextTitle;
  writeFileSync(file, JSON.stringify(messages));
  await step('build.ts');
  renameSync(out, sites.next);
  return sites;
}
