import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { defaultCardColor } from '../../lib/constants';
import type { LocalizedText, ProjectSource } from '../../lib/content/schema';
import { defaultLocale, locales } from '../../lib/i18n/locales';
import { UserError } from '../command-line';
import { readJson } from '../content/json';
import { drawPlaceholder } from './placeholder';

/** Begins each text that the owner has still to write; `npm run check` lists them. */
export const unwritten = 'TODO';

export const pictureFields = ['image', 'image1', 'image2'] as const;
export type PictureField = (typeof pictureFields)[number];

/** What the owner says of a project; the rest is left for them to write. */
export interface Facts {
  slug: string;
  name: LocalizedText;
  detail: LocalizedText;
  time: string;
  link: string;
  color?: string;
  /** Files to copy; for the others a placeholder is drawn. */
  pictures: Partial<Record<PictureField, string>>;
}

/**
 * Makes the folder of a project, whole or not at all, after the last one.
 * @param root the checkout
 * @returns the folder's path from there
 * @throws UserError where a project of that name is there already
 */
export async function scaffoldProject(root: string, facts: Facts): Promise<string> {
  const parent = join(root, 'data/projects');
  mkdirSync(parent, { recursive: true });
  const folders = readdirSync(parent).filter((name) => !name.startsWith('.'));
  const same = folders.find((name) => name.replace(/^\d+-/, '') === facts.slug);
  if (same) {
    throw new UserError(
      `data/projects/${same} is there already, and stays as it is. Choose another folder's name: --slug`,
    );
  }

  const number = 1 + Math.max(0, ...folders.map((name) => Number.parseInt(name, 10) || 0));
  const name = `${String(number).padStart(2, '0')}-${facts.slug}`;
  // Hidden, and so no project, until all of it is there.
  const draft = join(parent, `.${name}`);
  mkdirSync(draft);
  try {
    const pictures = await writePictures(draft, facts);
    const project = projectOf(1 + highestId(root, folders), facts, pictures);
    await writeFile(join(draft, 'project.json'), `${JSON.stringify(project, null, 2)}\n`);
    renameSync(draft, join(parent, name));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return `data/projects/${name}`;
}

function highestId(root: string, folders: string[]): number {
  const ids = folders.map((folder) => {
    const file = `data/projects/${folder}/project.json`;
    const json = existsSync(join(root, file)) ? readJson(root, file, []) : undefined;
    return Number((json as { id?: unknown } | undefined)?.id) || 0;
  });
  return Math.max(0, ...ids);
}

/** @returns the names of the files */
async function writePictures(
  folder: string,
  { pictures, color = defaultCardColor }: Facts,
): Promise<Record<PictureField, string>> {
  const names = { image: 'cover', image1: 'image1', image2: 'image2' };
  for (const [index, field] of pictureFields.entries()) {
    const given = pictures[field];
    names[field] += given ? extname(given).toLowerCase() : '.webp';
    const path = join(folder, names[field]);
    if (given) copyFileSync(given, path);
    else await writeFile(path, await drawPlaceholder(color, index + 3));
  }
  return names;
}

function projectOf(
  id: number,
  { name, detail, time, color, link }: Facts,
  { image, image1, image2 }: Record<PictureField, string>,
): ProjectSource {
  return {
    id,
    name,
    detail,
    time,
    ...(color ? { color } : {}),
    link,
    image,
    image1,
    image2,
    alt: {
      image: toWrite('what the cover shows'),
      image1: toWrite('what the first picture shows'),
      image2: toWrite('what the second picture shows'),
    },
    bigDescription: inEach(
      (locale) =>
        `<p>${unwritten}: what <span>${escapeHtml(name[locale] ?? name[defaultLocale])}</span> needed, what you made, what came of it.</p>`,
    ),
    process: toWrite('how you worked, such as Individually or With Team'),
    job: [{ info: toWrite('your role'), work: toWrite('what you did in it') }],
  };
}

function toWrite(what: string): LocalizedText {
  return inEach(() => `${unwritten}: ${what}`);
}

function inEach(text: (locale: (typeof locales)[number]) => string): LocalizedText {
  const texts = [...locales]
    .sort((a, b) => Number(b === defaultLocale) - Number(a === defaultLocale))
    .map((locale) => [locale, text(locale)]);
  return Object.fromEntries(texts);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
