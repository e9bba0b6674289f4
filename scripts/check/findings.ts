import type { ContentSource } from '../read/read';
import type { Problem } from '../util/problem';
import { missingContactKeys } from '../util/settings';
import { findSample } from './sample';
import { isToDo } from './texts';

/** @returns what an owner should fix before the launch; the site builds without it */
export function findUnfinished(root: string, source: ContentSource): Problem[] {
  const texts = source.texts.flatMap(({ file, field, text }) => {
    const message = textProblem(field, text);
    return message ? { file, field, message } : [];
  });
  const settings = missingContactKeys(source.contacts.form);
  if (!process.env.NEXT_PUBLIC_SITE_URL) settings.push('NEXT_PUBLIC_SITE_URL');
  const message = 'is not set: .env.example explains it';
  return [
    ...texts,
    ...findSample(root, source),
    ...settings.map((field) => ({ file: '.env.local', field, message })),
  ];
}

function textProblem(field: string, text: string | undefined): string | undefined {
  if (text === undefined) {
    return field.startsWith('cv.')
      ? 'is missing: the button opens the English PDF'
      : 'is missing: pages show the English text';
  }
  if (text === field) return 'is missing: pages show its key';
  return isToDo(text) ? 'still has a TODO' : undefined;
}
