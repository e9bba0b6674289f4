import { cpSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runChild } from '../../scripts/shared/child';
import { UserError } from '../../scripts/shared/command-line';
import { copyCheckout } from '../copy-checkout';
import { editJson } from '../edit-json';

/** The path below which the site is tested. */
export const base = '/portfolio';

/** The text of the next build for `messages/en.json`'s `Contact.Title`. */
export const nextTitle = 'Write to me tomorrow';

/** Folders that contain a built site each. */
export interface Sites {
  /** A copy of `out/`: servers that do not run as root may not read the checkout. */
  root: string;
  /** Built for a path, and in that path. */
  below: string;
  /** Built with a changed text, as for the next deploy. */
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
  const root = join(work, 'root');
  cpSync('out', root, { recursive: true });
  const below = await build(join(work, 'below', base), { BASE_PATH: base });
  editJson(join(cwd, 'messages/en.json'), 'Contact.Title', nextTitle);
  return { root, below, next: await build(join(work, 'next')) };
}
