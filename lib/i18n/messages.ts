import type { Messages } from 'next-intl';
import type { Locale } from './locales';
import { texts } from './texts';

interface Tree {
  [key: string]: string | Tree;
}

/** Every text of a language. For the server: a client component is handed its own strings. */
export async function messagesIn(locale: Locale): Promise<Messages> {
  return fillIn((await import(`../../messages/${locale}.json`)).default);
}

/** Puts its key in the place of each text that a language's file lacks. */
export function fillIn(messages: Tree): Messages {
  return fill(texts, messages) as unknown as Messages;
}

function fill(known: Tree, own: Tree = {}, path = ''): Tree {
  return Object.fromEntries(
    Object.entries(known).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? (own[key] ?? path + key)
        : fill(value, own[key] as Tree, `${path}${key}.`),
    ]),
  );
}
