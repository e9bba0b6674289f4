import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentSource } from '../read/read';
import type { Problem } from '../util/problem';
import sample from './sample.json' with { type: 'json' };

const message = 'is from the sample: replace it or delete it';

/**
 * Finds what only the sample content has. `sample.json` lists it: texts such as the owner's name, and files with the first
 * digits of their SHA-256.
 */
export function findSample(root: string, { texts }: ContentSource): Problem[] {
  const files = Object.entries(sample.files).filter(([file, digits]) => {
    const path = join(root, file);
    return existsSync(path) && hash('sha256', readFileSync(path)).startsWith(digits);
  });
  return [
    ...texts
      .filter(({ text }) => sample.texts.some((each) => text?.includes(each)))
      .map(({ file, field }) => ({ file, field, message })),
    ...files.map(([file]) => ({ file, field: '', message })),
  ];
}
