import { serviceKeys } from '../../lib/contact/services';
import { defaultLocale, type Locale, locales } from '../../lib/i18n/locales';
import type { Problem } from '../util/problem';
import { isTree, type Tree } from './messages';

/**
 * Checks that the services of the contact form are `Service1`, `Service2` … without a gap, and the same in each language.
 * @param texts the parsed files of `messages/`; undefined if one cannot be read
 * @returns at most one problem for each file
 */
export function serviceProblems(texts: Record<Locale, unknown>): Problem[] {
  const english = serviceKeys(contactIn(texts[defaultLocale]));
  const wrong = english.findIndex((key, index) => key !== `Service${index + 1}`);
  if (wrong >= 0) {
    const message = `must be Service${wrong + 1}: number the services from Service1 without a gap, in each language`;
    return [
      { file: `messages/${defaultLocale}.json`, field: `Contact.${english[wrong]}`, message },
    ];
  }
  return locales.flatMap((locale) => {
    if (!texts[locale] || !texts[defaultLocale]) return [];
    const own = serviceKeys(contactIn(texts[locale]));
    const changes = [...listOf('add', english, own), ...listOf('delete', own, english)];
    if (changes.length === 0) return [];
    const message = `must have the same services as messages/${defaultLocale}.json: ${changes.join(', ')}, or change that file`;
    return [{ file: `messages/${locale}.json`, field: 'Contact', message }];
  });
}

/** @returns what to do with the keys that only the first list has */
function listOf(action: string, keys: string[], others: string[]): string[] {
  const only = keys.filter((key) => !others.includes(key));
  return only.length > 0 ? [`${action} ${only.join(', ')}`] : [];
}

/**
 * @returns the English texts with the services that another language has in addition: `serviceProblems` reports all of
 * these in one line
 */
export function withServicesOf(own: unknown, english: unknown): unknown {
  if (!isTree(english) || !isTree(english.Contact)) return english;
  const contact = contactIn(own);
  const services = serviceKeys(contact).map((key) => [key, contact[key]]);
  return { ...english, Contact: { ...Object.fromEntries(services), ...english.Contact } };
}

function contactIn(texts: unknown): Tree {
  return isTree(texts) && isTree(texts.Contact) ? texts.Contact : {};
}
