import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';

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

/** Changes one fact of a project's Markdown file. @see editJson */
export function editFacts(file: string, path: string, value: unknown): void {
  const [, yaml = '', text = ''] = /^---\n(.*?)---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  const facts = parseDocument(yaml);
  if (value === undefined) facts.deleteIn(path.split('.'));
  else facts.setIn(path.split('.'), value);
  writeFileSync(file, `---\n${facts.toString({ lineWidth: 0 })}---\n${text}`);
}

/** Removes the content of a language from `data/` and `messages/`. */
export function removeTexts(root: string, locale: string): void {
  rmSync(join(root, `messages/${locale}.json`));
  const withoutLocale = (key: string, value: unknown) => (key === locale ? undefined : value);
  for (const file of readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' })) {
    const path = join(root, 'data', file);
    if (basename(file) === `${locale}.md`) rmSync(path);
    if (!file.endsWith('.json')) continue;
    writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, 'utf8'), withoutLocale)));
  }
}
