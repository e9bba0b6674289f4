import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Site, siteSchema } from '../../lib/content/site';
import { contrastProblems } from '../colours/contrast';
import type { Problem } from '../util/problem';

export const siteFile = 'data/site.json';

/**
 * Reads `data/site.json`, which may be absent, and checks the contrast of its colours.
 * @param parse reads and checks a file, and reports its problems
 */
export function readSite(
  root: string,
  parse: (file: string, schema: typeof siteSchema) => { data: Site | undefined },
  problems: Problem[],
): Site | undefined {
  if (!existsSync(join(root, siteFile))) return siteSchema.parse({});
  const { data } = parse(siteFile, siteSchema);
  if (data) problems.push(...contrastProblems(siteFile, data.colors));
  return data;
}
