/** Parsed JSON of a file of `messages/`, or a part of it. */
export type Texts = { [key: string]: string | Texts };

interface Versions {
  /** The template's English texts that the site was made from. */
  before: Texts;
  /** The template's English texts today. */
  now: Texts;
  /** The template's texts in the language of the owner's file. It may lack them. */
  translated: Texts;
}

/**
 * Adds the texts to an owner's file that are new in the template, and removes those that it no longer uses. A text that the
 * owner has stays as it is.
 * @returns the owner's texts, and the keys that were added and removed, such as `Home.Title`
 */
export function addTexts(own: Texts, { before, now, translated }: Versions, path = '') {
  const texts = { ...own };
  const added: string[] = [];
  const removed: string[] = [];
  for (const [key, text] of Object.entries(now)) {
    if (typeof text !== 'string') {
      const part = addTexts(
        partOf(own, key),
        { before: partOf(before, key), now: text, translated: partOf(translated, key) },
        `${path}${key}.`,
      );
      if (part.added.length + part.removed.length > 0) texts[key] = part.texts;
      added.push(...part.added);
      removed.push(...part.removed);
    } else if (own[key] === undefined && before[key] === undefined) {
      texts[key] = translated[key] ?? text;
      added.push(path + key);
    }
  }
  for (const key of Object.keys(before)) {
    if (now[key] !== undefined || own[key] === undefined) continue;
    delete texts[key];
    removed.push(path + key);
  }
  return { texts, added, removed };
}

function partOf(texts: Texts, key: string): Texts {
  const part = texts[key];
  return typeof part === 'object' ? part : {};
}
