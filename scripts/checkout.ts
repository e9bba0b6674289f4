import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/** What the site is built from. */
const sources = ['app', 'components', 'data', 'deploy', 'lib', 'messages', 'scripts'];
const files = ['next.config.mjs', 'package.json', 'tsconfig.json', 'tsconfig.build.json'];
/** Where copies to be tried are kept while they are. */
export const copies = '.owner';
export const projectsFolder = 'data/projects';

/**
 * Copies the checkout to try something on: with the pictures that it has made, and without its history.
 * @param target a folder below the checkout, whose packages it then uses; one that is there goes
 * @param extra more files and folders to bring
 * @returns its absolute path
 */
export function copyCheckout(target: string, extra: string[] = []): string {
  const root = resolve(target);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const path of [...sources, ...files, ...extra]) {
    cpSync(path, join(root, path), {
      recursive: true,
      filter: (file) => !file.includes('node_modules'),
    });
  }
  // Encoding every picture again would take minutes. A copy's build removes from the cache what it does not use.
  if (existsSync('.cache')) cpSync('.cache', join(root, '.cache'), { recursive: true });
  return root;
}

/** Gives a copy of the checkout as many projects as asked for: the sample's, and then the same again under new ids. */
export function repeatProjects(root: string, count: number): void {
  const folders = readdirSync(projectsFolder).sort();
  for (const folder of folders.slice(count)) {
    rmSync(join(root, projectsFolder, folder), { recursive: true });
  }
  for (let index = folders.length; index < count; index += 1) {
    const id = index + 1;
    const from = join(projectsFolder, folders[index % folders.length] ?? '');
    const to = join(root, projectsFolder, `${String(id).padStart(5, '0')}-copy`);
    mkdirSync(to);
    for (const file of readdirSync(from)) {
      if (!file.endsWith('.json')) linkSync(join(from, file), join(to, file));
    }
    const facts = JSON.parse(readFileSync(join(from, 'project.json'), 'utf8'));
    writeFileSync(join(to, 'project.json'), JSON.stringify({ ...facts, id }));
  }
}
