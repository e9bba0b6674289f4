import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import slugify from '@sindresorhus/slugify';
import { stringify } from 'yaml';
import { projectFolders, projectId } from './read/project-folders';
import { run, UserError } from './util/command-line';

const usage = `npm run new-project -- "Sheki Honey"                    makes the folder of a project in data/projects/: a short note
npm run new-project -- "Sheki Honey" --cover FILE       with this picture as its cover
npm run new-project -- "Sheki Honey" --study            with the outline of a long text`;

/** Texts of a new project. They begin with `TODO:`, which `npm run check` lists. */
const templates = join(import.meta.dirname, 'new-project');
const samplePicture = 'TODO.webp';

await run(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { cover: { type: 'string' }, study: { type: 'boolean' } },
  });
  const name = positionals.join(' ') || 'TODO: its name';
  const { cover = join(templates, samplePicture), study } = values;
  if (!existsSync(cover)) throw new UserError(`There is no file ${cover}`);

  const id = 1 + Math.max(0, ...projectFolders('.').map((folder) => projectId(folder) || 0));
  const number = String(id).padStart(2, '0');
  const folder = join(
    'data/projects',
    [
      number,
      slugify(positionals.join(' '), {
        customReplacements: [
          ['ə', 'e'],
          ['Ə', 'e'],
        ],
      }),
    ]
      .filter(Boolean)
      .join('-'),
  );
  const image = values.cover ? `cover${extname(cover).toLowerCase()}` : samplePicture;
  const words = {
    NAME: stringify(name).trim(),
    YEAR: String(new Date().getFullYear()),
    COVER: image,
  };
  const template = readFileSync(join(templates, study ? 'study.md' : 'note.md'), 'utf8');
  mkdirSync(folder, { recursive: true });
  copyFileSync(cover, join(folder, image));
  writeFileSync(
    join(folder, 'en.md'),
    template.replaceAll(/\b(NAME|YEAR|COVER)\b/g, (key) => words[key as keyof typeof words]),
  );
  console.log(
    `Created ${folder}/en.md: write its facts and its text there. docs/projects.md shows a whole one, npm run check lists what is left.`,
  );
});
