import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '../../lib/asset-path';

const templates = 'deploy/site';

/**
 * Copies the hosts' configuration files into an export and fills in the policy and the base path.
 * @param policy the value of the `Content-Security-Policy` header
 */
export function writeHostFiles(out: string, policy: string): void {
  for (const file of readdirSync(templates)) {
    const text = readFileSync(join(templates, file), 'utf8')
      // A replacement function inserts the text as it is: in a string, `$&` has a meaning.
      .replaceAll('{{policy}}', () => policy)
      .replaceAll('{{base}}', () => basePath());
    writeFileSync(join(out, file), text);
  }
}
