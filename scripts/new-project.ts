import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { z } from 'zod';
import { type LocalizedText, type ProjectSource, schemas } from '../lib/content/schema';
import { defaultLocale, locales, otherLocales, perLocale } from '../lib/i18n/locales';
import { run, UserError } from './util/command-line';
import { readJson } from './util/json';

/** `npm run check` lists this file and every text that starts with TODO. */
const samplePicture = 'TODO.webp';

/** The text of a project in each language. Each line of it that an owner leaves is listed. */
const text = `TODO: who the client is and what they wanted, in one or two sentences. Write the client’s name here.

## TODO: what you decided

TODO: what you made, and why.

![TODO: what the picture shows, for someone who does not see it](${samplePicture} "TODO: a caption")

## TODO: what came of it

TODO: the result, with a number if there is one.

> TODO: what the client said. Without it, delete these three lines.
>
> — TODO: name, role
`;

const usage = `npm run new-project                   asks for the facts of a project and makes its folder in data/projects/
npm run new-project -- --cover FILE   also copies its first picture`;

const terminal = createInterface({ input: process.stdin, output: process.stdout });
// The iterator buffers lines that arrive before their question, for example from a pipe.
const lines = terminal[Symbol.asyncIterator]();

await run(usage, async () => {
  const { cover } = parseArgs({ options: { cover: { type: 'string' } } }).values;
  const image = cover ? `cover${extname(cover).toLowerCase()}` : samplePicture;
  const { error } = schemas.project.shape.image.safeParse(image);
  const problem = error?.issues[0]?.message;
  if (problem) throw new UserError(`--cover ${problem}`);
  mkdirSync('data/projects', { recursive: true });
  const numbers = readdirSync('data/projects').flatMap((name) => {
    const project = readJson('data/projects', `${name}/project.json`, []);
    return [(project as ProjectSource | undefined)?.id ?? 0, Number.parseInt(name, 10) || 0];
  });
  const id = 1 + Math.max(0, ...numbers);
  const project = await askForProject(id, image);

  const folder = join('data/projects', String(id).padStart(2, '0'));
  mkdirSync(folder);
  if (cover) copyFileSync(cover, join(folder, image));
  const create = { width: 2400, height: 1500, channels: 3, background: '#777' } as const;
  await sharp({ create }).toFile(join(folder, samplePicture));
  writeFileSync(join(folder, 'project.json'), `${JSON.stringify(project, null, 2)}\n`);
  for (const locale of locales) writeFileSync(join(folder, `${locale}.md`), text);
  const files = locales.map((locale) => `${locale}.md`).join(', ');
  console.log(
    `\nCreated ${folder}/. Write its facts in project.json, its text in ${files}: docs/case-studies.md shows a whole one. npm run check lists what is left.`,
  );
});
terminal.close();

async function askForProject(id: number, image: string): Promise<z.input<typeof schemas.project>> {
  const { time, link } = schemas.project.shape;
  return {
    id,
    name: await askInEachLanguage('Name'),
    detail: await askInEachLanguage('Field, such as Medical or Movie'),
    time: await ask('Year', time, String(new Date().getFullYear())),
    // JSON omits undefined.
    link: (await ask('Link (optional)', link)) || undefined,
    image,
    alt: { image: toDo('what the cover shows') },
    process: toDo('how you worked, such as Individually or Team-based'),
    facts: {
      role: toDo('what you were, in a few words'),
      duration: toDo('how long it took'),
      result: toDo('what came of it, in a few words'),
    },
    job: [{ info: toDo('your role'), work: toDo('what you did in it') }],
  };
}

async function askInEachLanguage(question: string): Promise<LocalizedText> {
  const check = schemas.project.shape.name.shape[defaultLocale];
  const texts: LocalizedText = { [defaultLocale]: await ask(question, check) };
  for (const locale of otherLocales) {
    texts[locale] = await ask(`${question} (${locale})`, check, texts[defaultLocale]);
  }
  return texts;
}

/** Repeats the question until the answer is valid. */
async function ask(question: string, schema: z.ZodType, defaultAnswer = ''): Promise<string> {
  for (;;) {
    terminal.setPrompt(`${question}${defaultAnswer && ` [${defaultAnswer}]`}: `);
    terminal.prompt();
    const { done, value } = await lines.next();
    if (done) throw new UserError('\nNo project was created.');
    const answer = value.trim() || defaultAnswer;
    const { error } = schema.safeParse(answer || undefined);
    if (!error) return answer;
    console.log(`  It ${answer ? error.issues[0]?.message : 'is missing'}.`);
  }
}

function toDo(what: string): LocalizedText {
  return perLocale(() => `TODO: ${what}`);
}
