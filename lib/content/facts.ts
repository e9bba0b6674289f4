import { type Locale, perLocale } from '../i18n/locales';
import { localize } from './localize';
import type { Project, Translations } from './types';

const everywhere = (text: string) => perLocale(() => text);

/** The facts that a project has besides its text, in the order in which its page and the feed show them. */
export function factsOf(project: Project, locale: Locale) {
  const { figure, result, role, duration, team, stack, process, detail, time } = project;
  const has = (text: Translations<string>) => localize(text, locale) !== undefined;
  const parts = { role, duration, team, stack: stack ? everywhere(stack) : {} };
  const rows = [
    ['Process', process],
    ['Field', detail],
    ['Date', everywhere(time)],
  ] as const;
  return {
    /** Absent if the figure says it. */
    outcome: has(result) && !localize(figure, locale) ? result : undefined,
    /** What a client looks for: what the owner did, how long, with whom and with what. */
    line: Object.entries(parts).filter(([, text]) => has(text)),
    /** Smaller facts, with the keys of their labels in the messages of `Detail`. */
    rows: rows.filter(([, text]) => has(text)),
  };
}
