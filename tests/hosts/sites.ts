import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runChild } from '../../scripts/shared/child';
import { UserError } from '../../scripts/shared/command-line';
import { copyCheckout } from '../copy-checkout';

/** The path below which the site is tested. */
export const base = '/portfolio';

/** What the next deploy says where this one says `messages/en.json`'s `Contact.Title`. */
export const nextTitle = 'Write to me tomorrow';

/** Folders that hold a built site each. */
export interface Sites {
  /** The checkout as it is, built in another folder. */
  root: string;
  /** The same, built for a path, and in that path. */
  below: string;
  /** With a changed text, as the next deploy. */
  next: string;
}

/**
 * Builds the site in a copy of the checkout.
 * @param work an empty folder
 * @throws UserError if a build fails
 */
export async function makeSites(work: string): Promise<Sites> {
  const cwd = join(work, 'checkout');
  copyCheckout(cwd);
  const build = async (site: string, env: Record<string, string> = {}) => {
    const code = await runChild('tsx', ['scripts/build.ts'], { cwd, env });
    if (code !== 0) throw new UserError('The build of a copy failed: its message is above.');
    mkdirSync(dirname(site), { recursive: true });
    renameSync(join(cwd, 'out'), site);
    return site;
  };
  const root = await build(join(work, 'root'));
  const below = await build(join(work, 'below', base), { BASE_PATH: base });

  const file = join(cwd, 'messages/en.json');
  const messages = JSON.parse(readFileSync(file, 'utf8'));
  messages.Contact.Title = nextTitle;
  writeFileSync(file, JSON.stringify(messages));
  return { root, below, next: await build(join(work, 'next')) };
}
