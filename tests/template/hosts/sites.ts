import { cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { copyCheckout } from '../../copy-checkout';
import { editJson } from '../../edit-json';

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
 * @throws ExecaError if a build fails
 */
export async function makeSites(work: string): Promise<Sites> {
  const cwd = join(work, 'checkout');
  copyCheckout(cwd);
  const build = async (site: string, env: Record<string, string> = {}) => {
    await execa('tsx', ['scripts/build.ts'], { cwd, env, stdio: 'inherit', preferLocal: true });
    mkdirSync(dirname(site), { recursive: true });
    renameSync(join(cwd, 'out'), site);
    return site;
  };
  const root = join(work, 'root');
  cpSync('out', root, { recursive: true });
  const below = await build(join(work, 'below', base), { BASE_PATH: base });
  for (const site of [root, below]) {
    mkdirSync(join(site, '.well-known'), { recursive: true });
    writeFileSync(join(site, '.well-known/security.txt'), 'Contact: mailto:me@portfolio.example');
  }
  editJson(join(cwd, 'messages/en.json'), 'Contact.Title', nextTitle);
  return { root, below, next: await build(join(work, 'next')) };
}
