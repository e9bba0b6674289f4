import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './nginx';

/** Writes `deploy/Caddyfile` with an owner's changes: the address and the folder. @returns the command that starts Caddy */
export function configureCaddy({ work, root, port }: Place): string {
  mkdirSync(work);
  const file = join(work, 'Caddyfile');
  const recipe = readFileSync('deploy/Caddyfile', 'utf8')
    .replace('portfolio.example', `http://:${port}`)
    .replaceAll('/srv/portfolio', root);
  writeFileSync(file, `{\n\tadmin off\n}\n${recipe}`);
  // Caddy saves its configuration and keys below `HOME`.
  return `HOME=${work} caddy run --config ${file} --adapter caddyfile`;
}
