import { defaultLocale, type Locale } from '../i18n/locales';
import type { LocalizedText, ProjectSource } from './types';

/** The text in a language, in the default language where there is none. */
export function localize(text: LocalizedText, locale: Locale): string {
  return text[locale] ?? text[defaultLocale];
}

/** A project's roles in order; an entry of `work` takes priority over the text of the job at the same index. */
export function localizeJobs({ job, work }: Pick<ProjectSource, 'job' | 'work'>, locale: Locale) {
  return job.map((entry, index) => ({
    role: localize(entry.info, locale),
    text: localize(work?.[index]?.info ?? entry.work, locale),
  }));
}

/** The first sentences of an HTML text, as plain text of at most `limit` characters, cut at a word. */
export function summarize(html: string, limit = 155): string {
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= limit) return text;
  return `${text.slice(0, text.lastIndexOf(' ', limit - 1))}…`;
}
