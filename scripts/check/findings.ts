import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../lib/i18n/locales';
import { leavesOf } from '../prepare/leaves';
import type { ContentSource } from '../prepare/read';
import { formatPath, type Problem } from '../shared/problem';
import { missingContactKeys, settingsFile } from '../shared/settings';
import { findUnknownSettings } from '../shared/unknown-settings';
import sample from './sample.json' with { type: 'json' };

const fromSample = 'is from the sample: replace or delete it';

/**
 * `sample.json` lists what only the sample content has: texts such as the owner's name, and files with the first digits of
 * their SHA-256.
 * @returns what an owner should fix before the launch; the site builds without it
 */
export function findUnfinished(root: string, source: ContentSource): Problem[] {
  const findings: Problem[] = [];
  const add = (file: string, field: string, message: string) =>
    findings.push({ file, field, message });

  for (const { file, field, text } of textsIn(source)) {
    const message = textProblem(field, text);
    if (message) add(file, field, message);
  }
  for (const [file, digits] of Object.entries(sample.files)) {
    const path = join(root, file);
    if (existsSync(path) && hash('sha256', readFileSync(path)).startsWith(digits)) {
      add(file, '', fromSample);
    }
  }
  const settings = missingContactKeys();
  if (!process.env.NEXT_PUBLIC_SITE_URL) settings.push('NEXT_PUBLIC_SITE_URL');
  for (const key of settings) add(settingsFile, key, 'is not set: .env.example explains it');
  return [...findings, ...findUnknownSettings()];
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

/** @returns all texts, each with its place; undefined for a missing translation */
export function textsIn({ owner, contacts, scenes, projects, messages }: ContentSource) {
  const files: Record<string, unknown> = {
    'data/owner.json': owner,
    'data/contacts.json': contacts,
    'data/scenes.json': scenes,
  };
  for (const { folder, ...project } of projects) files[`${folder}/project.json`] = project;
  for (const locale of locales) files[`messages/${locale}.json`] = messages[locale];
  return Object.entries(files).flatMap(([file, value]) =>
    leavesOf(value).map(([path, text]) => ({ file, field: formatPath(path), text })),
  );
}

function textProblem(field: string, text: string | undefined): string | undefined {
  if (text === undefined) {
    return field.startsWith('cv.')
      ? 'is missing: the button opens the English PDF. Name a PDF in this language'
      : 'is missing: pages show the English text. Translate it';
  }
  if (text === field) return 'is missing: pages show its key';
  if (/\bTODO[:.]/.test(text)) return 'still has a TODO: write the text';
  return sample.texts.some((each) => text.includes(each)) ? fromSample : undefined;
}
