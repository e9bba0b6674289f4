import { directionOf } from '../i18n/direction';
import { defaultLocale, type Locale } from '../i18n/locales';
import type { LocalizedText, ProjectSource } from './types';

/** The text in a language, in the default language where there is none. */
export function localize(text: LocalizedText, locale: Locale): string {
  return text[locale] ?? text[defaultLocale];
}

/** Attributes of the element that holds a text: where English stands in, it is read out and laid out as English. */
export function languageOf(text: LocalizedText, locale: Locale) {
  return text[locale] === undefined
    ? { lang: defaultLocale, dir: directionOf(defaultLocale) }
    : undefined;
}

/** A project's roles in order; an entry of `work` takes priority over the text of the job at the same index. */
export function jobsOf({ job, work }: Pick<ProjectSource, 'job' | 'work'>) {
  return job.map((entry, index) => ({
    role: entry.info,
    text: work?.[index]?.info ?? entry.work,
  }));
}

/** The first sentences of an HTML text, as plain text of at most `limit` characters, cut at a word. */
export function summarize(html: string, limit = 155): string {
  const text = html
    .replace(/<\/?(?:p|br|ul|ol|li|h[34])\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&');
  return cutAtWord(text.replace(/\s+/g, ' ').trim(), limit);
}

/** @returns a text of at most `limit` characters, which ends in … where some were left out */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const end = text[limit - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined).replace(/[\s,;:.–—-]+$/, '')}…`;
}
