import { defaultLocale, locales } from '../../lib/i18n/locales';
import type { ContentSource } from '../read/read';
import { leavesOf } from '../util/leaves';
import { formatPath } from '../util/problem';

/** A text and its place; undefined for a missing translation. */
export interface PlacedText {
  file: string;
  /** Such as `job[1].work.en`, `Home.Title` in a file of `messages/`, or `line 3` of a Markdown file. */
  field: string;
  path: PropertyKey[];
  text: string | undefined;
}

/** Whether a text is what `npm run new-project` writes until its owner does. */
export const isToDo = (text = '') => /\bTODO[:.]/.test(text);

/** @returns all texts of the content */
export function textsIn(source: ContentSource): PlacedText[] {
  const { owner, contacts, scenes, projects, messages } = source;
  const files: Record<string, unknown> = {
    'data/owner.json': owner,
    'data/contacts.json': contacts,
    'data/scenes.json': scenes,
  };
  for (const { folder, story: _, ...project } of projects)
    files[`${folder}/project.json`] = project;
  const inJson = Object.entries(files).flatMap(([file, value]) =>
    leavesOf(value).map(([path, text]) => ({ file, field: formatPath(path), path, text })),
  );
  const inMessages = locales.flatMap((locale) =>
    leavesOf(messages[defaultLocale]).map(([path]) => {
      const text = path.reduce((node, key) => Object(node)[key], Object(messages[locale]));
      return { file: `messages/${locale}.json`, field: formatPath(path), path, text };
    }),
  );
  return [...inJson, ...inMessages, ...projects.flatMap(textsOfStory)];
}

/** @returns the texts of a project's Markdown files; undefined for a file that is missing */
function textsOfStory({ folder, story }: ContentSource['projects'][number]): PlacedText[] {
  return locales.flatMap((locale): PlacedText[] => {
    const place = { file: `${folder}/${locale}.md`, path: [locale] };
    const texts = story[locale]?.texts;
    if (!texts) return [{ ...place, field: '', text: undefined }];
    return texts.map(({ line, text }) => ({ ...place, field: `line ${line}`, text }));
  });
}
