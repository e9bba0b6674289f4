import { createInterface } from 'node:readline/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { z } from 'zod';
import { defaultCardColor } from '../lib/constants';
import { type LocalizedText, projectSchema } from '../lib/content/schema';
import { defaultLocale, type Locale, otherLocales } from '../lib/i18n/locales';
import { run, UserError } from './command-line';
import { fileProblem } from './content/files';
import {
  type Facts,
  type PictureField,
  pictureFields,
  scaffoldProject,
  unwritten,
} from './new-project/scaffold';
import { slugOf } from './new-project/slug';

const textFlags = ['name', 'field'].flatMap((flag) => [
  flag,
  ...otherLocales.map((locale) => `${flag}-${locale}`),
]);
const pictureFlags: Record<PictureField, string> = {
  image: 'cover',
  image1: 'image1',
  image2: 'image2',
};
const flags = [...textFlags, 'year', 'link', 'color', 'slug', ...Object.values(pictureFlags)];

const usage = `npm run new-project                      asks for what it needs
npm run new-project -- --name "Honey"    asks for the rest; without a terminal it takes what is usual

${flags.map((flag) => `  --${flag}`).join('\n')}

Names and fields are English, or in the language that their flag ends in. Pictures are files to copy; for those that are
not named, one is drawn that can be replaced. Nothing that is there is overwritten.`;

/** Makes a new project's folder from flags, and from answers where there is a terminal. */
await run(async () => {
  const given = readFlags();
  if (given.help) {
    console.log(usage);
    return;
  }
  const terminal = process.stdin.isTTY ? openTerminal() : undefined;
  try {
    const facts = await collectFacts(given, terminal);
    const folder = await scaffoldProject(process.cwd(), facts);
    console.log(
      `\n${folder}/ is there. Write its texts in project.json; "npm run check" lists what is left to do.`,
    );
  } finally {
    terminal?.close();
  }
});

interface Terminal {
  /** @throws UserError where the input ends */
  ask: (text: string) => Promise<string>;
  close: () => void;
}

function openTerminal(): Terminal {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // Without this a question would wait for ever for an input that has ended.
  const end = new AbortController();
  lines.once('close', () => end.abort());
  return {
    ask: (text) =>
      lines.question(text, { signal: end.signal }).catch(() => {
        throw new UserError('\nNothing was made.');
      }),
    close: () => lines.close(),
  };
}

type Flags = Partial<Record<string, string>>;

function readFlags(): Flags {
  const strings = flags.map((flag) => [flag, { type: 'string' }]);
  const options: ParseArgsConfig['options'] = {
    ...Object.fromEntries(strings),
    help: { type: 'boolean', short: 'h' },
  };
  try {
    return parseArgs({ options }).values as Flags;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

async function collectFacts(given: Flags, terminal?: Terminal): Promise<Facts> {
  const { name, detail, time, link, color } = projectSchema.shape;
  const ask = (flag: string, what: string, check: Check, usual?: string) =>
    answer({ flag, given: given[flag], what, check, usual, terminal });
  const inEach = async (flag: string, what: string, check: typeof name, usual?: string) => {
    const text = await ask(flag, what, checkOf(check.shape[defaultLocale]), usual);
    const texts: LocalizedText = { [defaultLocale]: text };
    for (const locale of otherLocales) {
      const question = `${what}, in ${languageName(locale)}`;
      texts[locale] = await ask(
        `${flag}-${locale}`,
        question,
        checkOf(check.shape[defaultLocale]),
        text,
      );
    }
    return texts;
  };

  const names = await inEach('name', "The project's name", name);
  return {
    name: names,
    slug: await ask('slug', "The folder's name", checkSlug, slugOf(names[defaultLocale])),
    detail: await inEach(
      'field',
      'Its field',
      detail,
      `${unwritten}: its field, such as Medical or Movie`,
    ),
    time: await ask('year', 'The year', checkOf(time), String(new Date().getFullYear())),
    link: await ask('link', 'Its address', checkOf(link), 'https://example.com'),
    color: await ask('color', 'Its colour', checkOf(color), defaultCardColor),
    pictures: await checkPictures(given),
  };
}

/** @returns what is wrong with an answer */
type Check = (text: string) => string | undefined;

interface Question {
  flag: string;
  given?: string;
  /** What is asked for, in words. */
  what: string;
  check: Check;
  /** What is taken where nothing is answered. */
  usual?: string;
  terminal?: Terminal;
}

/** Takes a flag as it is; else asks until the answer is right; without a terminal, takes what is usual. */
async function answer({ flag, given, what, check, usual, terminal }: Question): Promise<string> {
  if (given !== undefined || !terminal) {
    const text = (given ?? usual ?? '').trim();
    const problem = check(text);
    if (problem) throw new UserError(`--${flag} ${problem}`);
    return text;
  }
  for (;;) {
    const typed = await terminal.ask(`${what}${usual ? ` [${usual}]` : ''}: `);
    const text = typed.trim() || (usual ?? '');
    const problem = check(text);
    if (!problem) return text;
    console.log(`  It ${problem}.`);
  }
}

function checkOf(schema: z.ZodType): Check {
  return (text) => {
    const { error } = schema.safeParse(text);
    if (!error) return undefined;
    return text ? error.issues[0]?.message : 'is missing';
  };
}

function checkSlug(text: string): string | undefined {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)) return undefined;
  return 'must be lower-case letters, digits and single hyphens, such as honey-shop';
}

async function checkPictures(given: Flags): Promise<Facts['pictures']> {
  const pictures: Facts['pictures'] = {};
  for (const field of pictureFields) {
    const file = given[pictureFlags[field]];
    if (!file) continue;
    const flag = `--${pictureFlags[field]}`;
    if (!/\.(webp|png|jpe?g|avif)$/i.test(file)) {
      throw new UserError(
        `${flag} must name a file that ends in .webp, .png, .jpg, .jpeg, .avif: ${file}`,
      );
    }
    const problem = await fileProblem('', file);
    if (problem) throw new UserError(`${flag} ${problem}`);
    pictures[field] = file;
  }
  return pictures;
}

function languageName(locale: Locale): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
}
