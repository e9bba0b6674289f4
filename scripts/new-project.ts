import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { locales } from '../lib/i18n/locales';
import { projectFolders } from './read/project-folders';
import { run, UserError } from './util/command-line';
import { readJson } from './util/json';

const usage = `npm run new-project                   makes the folder of a project in data/projects/
npm run new-project -- --cover FILE   with this picture as its cover`;

/** Its texts begin with `TODO:`, which `npm run check` lists. */
const template = join(import.meta.dirname, 'new-project');
const samplePicture = 'TODO.webp';

await run(usage, async () => {
  const { cover } = parseArgs({ options: { cover: { type: 'string' } } }).values;
  if (cover && !existsSync(cover)) throw new UserError(`There is no file ${cover}`);
  const numbers = projectFolders('.').flatMap((folder) => [
    readProject(folder).id ?? 0,
    Number.parseInt(basename(folder), 10) || 0,
  ]);
  const id = 1 + Math.max(0, ...numbers);
  const image = cover ? `cover${extname(cover).toLowerCase()}` : samplePicture;
  const time = String(new Date().getFullYear());
  const project = { ...readProject(template), id, time, image };

  const folder = `data/projects/${String(id).padStart(2, '0')}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'project.json'), `${JSON.stringify(project, null, 2)}\n`);
  for (const locale of locales) {
    copyFileSync(join(template, 'text.md'), join(folder, `${locale}.md`));
  }
  copyFileSync(join(template, samplePicture), join(folder, samplePicture));
  if (cover) copyFileSync(cover, join(folder, image));
  console.log(
    `Created ${folder}/. Write its facts in project.json, its text in the Markdown files: docs/case-studies.md shows a whole one. npm run check lists what is left.`,
  );
});

function readProject(folder: string) {
  return Object(readJson(folder, 'project.json', [])) as { id?: number };
}
