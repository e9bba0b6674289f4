import type { ContentSource } from '../read/read';
import type { PlacedText } from '../read/texts';
import type { Problem } from '../util/problem';
import { missingContactKeys } from '../util/settings';
import { findSample } from './sample';

/** @returns what an owner should fix before the launch; the site builds without it */
export function findUnfinished(root: string, source: ContentSource): Problem[] {
  const texts = source.texts.flatMap((placed) => {
    const message = textProblem(placed);
    return message ? { file: placed.file, field: placed.field, message } : [];
  });
  const settings = missingContactKeys(source.contacts.form);
  if (!process.env.NEXT_PUBLIC_SITE_URL) settings.push('NEXT_PUBLIC_SITE_URL');
  const message = 'is not set: .env.example explains it';
  const unlisted = source.unlisted.map((name) => ({
    file: 'data/site.json',
    field: 'home',
    message: `does not list ${name}, so the home page does not show what data/ has for it`,
  }));
  return [
    ...texts,
    ...unlisted,
    ...findSample(root, source),
    ...settings.map((field) => ({ file: '.env.local', field, message })),
  ];
}

function textProblem({ file, field, text }: PlacedText): string | undefined {
  if (text === undefined) {
    if (file.startsWith('messages/')) return 'is missing: pages show its key';
    return field.startsWith('cv.')
      ? 'is missing: the button opens the English PDF'
      : 'is missing: pages show the English text';
  }
  return /\bTODO[:.]/.test(text) ? 'still has a TODO' : undefined;
}
