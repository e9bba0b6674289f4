import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Changes one field of a JSON file.
 * @param path such as `job.0.work.en`
 * @param value undefined removes the field
 */
export function editJson(file: string, path: string, value: unknown): void {
  const json = JSON.parse(readFileSync(file, 'utf8'));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((node, key) => node[key], json);
  parent[last] = value;
  writeFileSync(file, JSON.stringify(json));
}
