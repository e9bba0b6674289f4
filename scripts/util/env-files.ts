import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as env from '@next/env';
import { lineProblems } from './env-lines';
import { decodeUtf8, notUtf8 } from './json';
import { ContentError, type Problem } from './problem';

// Node gives a CommonJS module as the default export, Jest does not.
const { loadEnvConfig, updateInitialEnv } = (env as { default?: typeof env }).default ?? env;

/** The file of each setting that comes from a file. */
const files = new Map<string, string>();

/**
 * Loads the `.env` files of a mode as Next does. A variable of the environment stays as it is.
 * @throws ContentError with what Next would read wrongly or not at all
 */
export function loadEnvFiles(root: string, mode: 'production' | 'development'): void {
  const names = [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env'];
  const problems = names.flatMap((name) => fileProblems(root, name));
  if (problems.length > 0) throw new ContentError(problems);
  const before = { ...process.env };
  // Another script that has loaded them may have started this one.
  const { loadedEnvFiles } = loadEnvConfig(root, mode === 'development', console, true);
  files.clear();
  for (const { path, env } of loadedEnvFiles) {
    for (const name of Object.keys(env)) {
      if (!(name in before) && !files.has(name)) files.set(name, path);
    }
  }
}

/** @returns the names of all settings that come from a file, each with its file */
export function settingsInFiles(): ReadonlyMap<string, string> {
  return files;
}

/**
 * Next's dev server loads a changed `.env` file again, on top of the environment as it was at first. Without this call, it
 * would lose what scripts and Next itself have set since, and answer with errors.
 */
export function keepEnvironment(): void {
  updateInitialEnv(process.env);
}

function fileProblems(root: string, file: string): Problem[] {
  const path = join(root, file);
  // A password manager may offer the file as a pipe, which can be read only once.
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return [];
  const text = decodeUtf8(readFileSync(path));
  if (text === undefined) return [{ file, field: '', message: `is ${notUtf8}` }];
  return lineProblems(text).map((problem) => ({ file, ...problem }));
}
