import type { ContentSource } from '../read/read';
import type { Problem } from '../util/problem';
import { missingContactKeys, settingsFile } from '../util/settings';
import { findUnknownSettings } from '../util/unknown-settings';
import { findSample } from './sample';
import { isToDo, textsIn } from './texts';

/** @returns what an owner should fix before the launch; the site builds without it */
export function findUnfinished(root: string, source: ContentSource): Problem[] {
  const texts = textsIn(source).flatMap(({ file, field, text }) => {
    const message = textProblem(file, field, text);
    return message ? { file, field, message } : [];
  });
  const settings = missingContactKeys(source.contacts.form);
  if (!process.env.NEXT_PUBLIC_SITE_URL) settings.push('NEXT_PUBLIC_SITE_URL');
  const message = 'is not set: .env.example explains it';
  return [
    ...texts,
    ...findSample(root, source),
    ...settings.map((field) => ({ file: settingsFile, field, message })),
    ...findUnknownSettings(),
  ];
}

function textProblem(file: string, field: string, text: string | undefined) {
  if (text === undefined && field === '') {
    return 'is missing: the page shows the English text. Write it';
  }
  if (text === undefined) {
    if (file.startsWith('messages/')) return 'is missing: pages show its key';
    return field.startsWith('cv.')
      ? 'is missing: the button opens the English PDF. Name a PDF in this language, or the English one on purpose'
      : 'is missing: pages show the English text. Translate it';
  }
  return isToDo(text) ? 'still has a TODO: write the text' : undefined;
}
