import type { ContentSource } from '../prepare/read';
import type { Problem } from '../shared/problem';
import { missingContactKeys, settingsFile } from '../shared/settings';
import { findSample } from './sample';
import { textsIn } from './texts';

/** @returns what an owner should fix before the launch; the site builds without it */
export function findUnfinished(root: string, source: ContentSource): Problem[] {
  const texts = textsIn(source).flatMap(({ file, field, text }) => {
    const message = textProblem(field, text);
    return message ? { file, field, message } : [];
  });
  const settings = missingContactKeys();
  if (!process.env.NEXT_PUBLIC_SITE_URL) settings.push('NEXT_PUBLIC_SITE_URL');
  const message = 'is not set: .env.example explains it';
  return [
    ...texts,
    ...findSample(root, source),
    ...settings.map((field) => ({ file: settingsFile, field, message })),
  ];
}

/** Requests every link of the content. @returns the dead ones */
export async function findDeadLinks(source: ContentSource): Promise<Problem[]> {
  const links = textsIn(source).flatMap(({ file, field, text }) =>
    [...(text ?? '').matchAll(/(?:^|href=")(https?:[^\s"]+)/g)].map(async ([, url = '']) => {
      const error = await linkError(url.replaceAll('&amp;', '&'));
      return error ? [{ file, field, message: `links to ${url}, which ${error}` }] : [];
    }),
  );
  return (await Promise.all(links)).flat();
}

async function linkError(url: string): Promise<string | undefined> {
  try {
    const { ok, status, body } = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    await body?.cancel();
    return ok ? undefined : `answers with status ${status}`;
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    return `cannot be reached (${cause?.code ?? message})`;
  }
}

function textProblem(field: string, text: string | undefined): string | undefined {
  if (text === undefined) {
    return field.startsWith('cv.')
      ? 'is missing: the button opens the English PDF. Name a PDF in this language'
      : 'is missing: pages show the English text. Translate it';
  }
  if (text === field) return 'is missing: pages show its key';
  return /\bTODO[:.]/.test(text) ? 'still has a TODO: write the text' : undefined;
}
