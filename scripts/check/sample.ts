import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesIn } from '../read/named-files';
import type { ContentSource } from '../read/read';
import { readJson } from '../util/json';
import { formatPath, type Problem } from '../util/problem';
import { deletableField, leftoverEntries, schemaOf, without } from './deletable';
import sample from './sample.json' with { type: 'json' };
import { textsIn } from './texts';

/**
 * Finds what only the sample content has. `sample.json` lists it: texts such as the owner's name, and files with the first
 * digits of their SHA-256. A finding says "delete" only if the site is complete without the text or the file.
 */
export function findSample(root: string, source: ContentSource): Problem[] {
  const texts = textsIn(source).filter(({ text }) =>
    sample.texts.some((each) => text?.includes(each)),
  );
  const files = Object.entries(sample.files).filter(([file, digits]) => {
    const path = join(root, file);
    return existsSync(path) && hash('sha256', readFileSync(path)).startsWith(digits);
  });
  const toFinding = (file: string, field: string, advice: string) => {
    return { file, field, message: `is from the sample: ${advice}` };
  };
  return [
    ...texts.map(({ file, field, path }) => {
      const deletable = deletableField(file, readJson(root, file, []), path);
      return toFinding(file, field, textAdvice(field, deletable));
    }),
    ...files.map(([file]) => toFinding(file, '', fileAdvice(root, source, file))),
  ];
}

function textAdvice(field: string, deletable: PropertyKey[] | undefined): string {
  if (!deletable) return 'replace it';
  const name = formatPath(deletable);
  return name === field ? 'replace or delete it' : `replace it, or delete ${name}`;
}

function fileAdvice(root: string, source: ContentSource, file: string): string {
  const fields: string[] = [];
  for (const naming of contentFiles(root)) {
    let json = readJson(root, naming, []);
    const namesFile = ([, name]: [unknown, string]) =>
      posix.join(posix.dirname(naming), name) === file;
    // From the last to the first: an entry that leaves a list renumbers those after it.
    for (let path = lastPath(); path; path = lastPath()) {
      const deletable = deletableField(naming, json, path);
      if (!deletable) return 'replace it';
      json = without(json, deletable);
      fields.push(`${formatPath(deletable)} of ${naming}`);
    }
    fields.push(...leftoverEntries(source, naming, json));

    function lastPath() {
      return filesIn(json).findLast(namesFile)?.[0];
    }
  }
  if (fields.length > 0) return `replace it, or delete it together with ${fields.join(' and ')}`;
  // The site reads `data/logos.json` without a field that names it.
  return file.endsWith('.json') ? 'replace or delete it' : 'delete it, because no field names it';
}

/** @returns the JSON files that can name others, also those of drafts */
function contentFiles(root: string): string[] {
  return readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join('data', name.replaceAll('\\', '/')))
    .filter((file) => schemaOf(file));
}
