import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type {
  Contacts,
  LogoSource,
  OwnerSource,
  ProjectSource,
  ScenesSource,
} from '../../lib/content/schema';
import {
  contactsSchema,
  logosSchema,
  ownerSchema,
  projectSchema,
  scenesSchema,
} from '../../lib/content/schema';
import { type Locale, locales } from '../../lib/i18n/locales';
import { checkHtml } from './html';
import { ContentError, formatPath, type Problem, problemsOf } from './problem';

export interface ContentSource {
  owner: OwnerSource;
  contacts: Contacts;
  logos: LogoSource[];
  scenes: ScenesSource;
  /** `folder` is relative to the checkout's root. */
  projects: (ProjectSource & { folder: string })[];
}

/**
 * Reads and checks everything under `data/` and `messages/`.
 * @param root the checkout
 * @throws ContentError that lists every problem of every file at once
 */
export function readContent(root: string): ContentSource {
  const problems: Problem[] = [];

  function read<T extends z.ZodType>(file: string, schema: T): z.output<T> | undefined {
    const json = readJson(root, file, problems);
    if (json === undefined) return undefined;
    const result = schema.safeParse(json, { reportInput: true });
    if (result.success) return result.data;
    problems.push(...problemsOf(file, result.error));
    return undefined;
  }

  function requireFile(file: string, field: string, path: string) {
    if (existsSync(join(root, path))) return;
    problems.push({ file, field, message: `names a file that is not there: ${path}` });
  }

  const owner = read('data/owner.json', ownerSchema);
  const contacts = read('data/contacts.json', contactsSchema);
  const logos = read('data/logos.json', logosSchema);
  const scenes = read('data/scenes.json', scenesSchema);
  const projects = listFolders(join(root, 'data/projects')).flatMap((name) => {
    const folder = `data/projects/${name}`;
    const project = read(`${folder}/project.json`, projectSchema);
    return project ? [{ ...project, folder }] : [];
  });

  for (const [file, value] of Object.entries({
    'data/owner.json': owner,
    'data/scenes.json': scenes,
  })) {
    for (const [field, name] of filesIn(value)) requireFile(file, field, `data/${name}`);
  }
  for (const [index, { id }] of (logos ?? []).entries()) {
    requireFile('data/logos.json', `[${index}].id`, `data/logos/${id}.svg`);
  }

  const folderOfId = new Map<number, string>();
  for (const project of projects) {
    const file = `${project.folder}/project.json`;
    for (const [field, name] of filesIn(project)) {
      requireFile(file, field, `${project.folder}/${name}`);
    }
    const earlier = folderOfId.get(project.id);
    if (earlier) {
      problems.push({ file, field: 'id', message: `is ${project.id}, which ${earlier} has too` });
    }
    folderOfId.set(project.id, project.folder);
    project.bigDescription = checkDescription(file, project.bigDescription, problems);
  }

  checkMessages(root, problems);

  if (!owner || !contacts || !logos || !scenes || problems.length > 0) {
    throw new ContentError(problems);
  }
  return { owner, contacts, logos, scenes, projects };
}

function readJson(root: string, file: string, problems: Problem[]): unknown {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    const message =
      error instanceof SyntaxError ? `is not valid JSON: ${error.message}` : 'is missing';
    problems.push({ file, field: '', message });
    return undefined;
  }
}

/** Names in order, without hidden ones. */
function listFolders(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

/** Every field, however deep, whose value is the name of a file. */
function* filesIn(
  value: unknown,
  path: PropertyKey[] = [],
): Generator<[field: string, name: string]> {
  if (typeof value === 'string' && /^[\w./-]+\.(?:webp|png|jpe?g|avif|svg|pdf)$/i.test(value)) {
    yield [formatPath(path), value];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) yield* filesIn(child, [...path, key]);
  }
}

function checkDescription(
  file: string,
  description: ProjectSource['bigDescription'],
  problems: Problem[],
): ProjectSource['bigDescription'] {
  const checked = { ...description };
  for (const locale of locales) {
    const source = description[locale];
    if (source === undefined) continue;
    const { html, refused } = checkHtml(source);
    for (const message of refused) {
      problems.push({ file, field: `bigDescription.${locale}`, message: `is refused: ${message}` });
    }
    checked[locale] = html;
  }
  return checked;
}

/** Only that each file is there and is JSON: a missing key shows itself on the page, and a test compares the languages. */
function checkMessages(root: string, problems: Problem[]) {
  for (const locale of locales satisfies readonly Locale[]) {
    readJson(root, `messages/${locale}.json`, problems);
  }
}
