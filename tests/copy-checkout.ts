import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Output of builds and tests, and the owner's settings. */
const skipped = [
  'node_modules',
  'out',
  '.next',
  '.content',
  '.env.local',
  'test-results',
  '.bench',
];

/**
 * Copies the checkout with its history, its cache of pictures and its packages.
 * @param to a new folder
 */
export function copyCheckout(to: string): void {
  for (const name of readdirSync('.').filter((each) => !skipped.includes(each))) {
    cpSync(name, join(to, name), { recursive: true });
  }
  // Hard links, because Next's compiler follows no symbolic link out of its folder; copies on another file system.
  const packages = ['node_modules', join(to, 'node_modules')];
  try {
    execFileSync('cp', ['-al', ...packages], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-a', ...packages]);
  }
}
