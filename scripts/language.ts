import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { attempt } from '../lib/attempt';
import { defaultLocale, isLocale, locales } from '../lib/i18n/locales';
import { run, UserError } from './util/command-line';
import { languageName } from './util/language-names';
import { writeAtomic } from './util/media';

const codesFile = 'lib/i18n/locales.ts';
const messagesFile = (code: string) => `messages/${code}.json`;
const usage = `npm run language -- add es      adds a language by its tag (es, pt-BR, zh-Hant), with the English wording behind TODO: 
npm run language -- remove az   removes a language: its wording, and its texts in data/`;

await run(usage, async () => {
  const [action, written, ...rest] = parseArgs({ allowPositionals: true }).positionals;
  if (!written || rest.length > 0) throw new UserError(usage);
  const [code = written] =
    attempt(() => Intl.getCanonicalLocales(written.replaceAll('_', '-'))) ?? [];
  if (action === 'add') addLanguage(code);
  else if (action === 'remove') removeLanguage(code);
  else throw new UserError(usage);
});

/** Copies the English wording, so that the pages are complete at once. `npm run check` lists each `TODO: `. */
function addLanguage(code: string) {
  const name = languageName(code);
  if (!name) {
    throw new UserError(
      `'${code}' is not the tag of a language, such as 'es', 'pt-BR' or 'zh-Hant'.`,
    );
  }
  if (isLocale(code)) throw new UserError(`The site has '${code}' already.`);
  const file = messagesFile(code);
  // A translation may be there before its code.
  if (!existsSync(file)) {
    // Not parsed, so that escapes such as \u00ad stay visible.
    const english = readFileSync(messagesFile(defaultLocale), 'utf8');
    const marked = english.replace(/(?<=": ")(.+)(?=")/g, (text) =>
      hasWords(text) ? `TODO: ${text}` : text,
    );
    writeFileSync(file, marked);
  }
  writeCodes([...locales, code]);
  console.log(
    `Added ${name}. npm run check lists the texts to translate, in ${file} and data/: until then, pages show the English ones.`,
  );
}

/** Nothing is to be translated in `{title} · {name}`. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\w+\}|<\/?\w+>/g, ''));
}

function removeLanguage(code: string) {
  if (code === defaultLocale) {
    throw new UserError(`'${code}' stays: the other languages fall back to it.`);
  }
  if (!isLocale(code) && !existsSync(messagesFile(code))) {
    throw new UserError(`The site has no '${code}': it has ${locales.join(', ')}.`);
  }
  const names = readdirSync('data', { recursive: true, encoding: 'utf8' });
  for (const name of names) {
    if (name.endsWith('.json')) removeEntries(join('data', name), code);
    if (basename(name) === `${code}.md`) rmSync(join('data', name));
  }
  rmSync(messagesFile(code), { force: true });
  writeCodes(locales.filter((locale) => locale !== code));
  console.log(`Removed ${languageName(code) ?? code} from data/, messages/ and ${codesFile}.`);
}

function removeEntries(file: string, code: string) {
  let isChanged = false;
  const json = JSON.parse(new TextDecoder().decode(readFileSync(file)), (_, value) => {
    if (isObject(value) && Object.hasOwn(value, defaultLocale) && Object.hasOwn(value, code)) {
      isChanged = true;
      delete value[code];
    }
    return value;
  });
  if (isChanged) writeAtomic(file, `${JSON.stringify(json, null, 2)}\n`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function writeCodes(codes: string[]) {
  const source = readFileSync(codesFile, 'utf8');
  const list = /(?<=locales = )\[.*\](?= as const)/;
  if (!list.test(source)) {
    throw new UserError(`${codesFile}: write locales as one line, such as ['az', 'en'].`);
  }
  writeFileSync(
    codesFile,
    source.replace(list, `[${codes.map((each) => `'${each}'`).join(', ')}]`),
  );
}
