import type { Locale } from '../i18n/locales';

/** The mark that ends a sentence, in any script, and the quotes or brackets after it. */
const sentenceEnd = /\p{Sentence_Terminal}[\p{Close_Punctuation}\p{Final_Punctuation}"']*$/u;

/** @returns the words with a full stop, unless they end as a sentence does */
export function asSentence(words: string): string {
  return sentenceEnd.test(words) ? words : `${words}.`;
}

/**
 * Keeps the first whole sentences. If not even one fits, it cuts between two words.
 * @param text a line break ends a sentence; one without a mark at its end, such as an item of a list, is not whole
 * @returns one line of at most `limit` UTF-16 units
 */
export function cutAtSentence(text: string, limit: number, locale: Locale): string {
  let end = 0;
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  for (const { segment, index } of segmenter.segment(text)) {
    const next = index + segment.length;
    const isQuoted = !segment.endsWith('\n') && /^\p{Lowercase_Letter}/u.test(text.slice(next));
    // The sentence around a quoted question goes on.
    if (isQuoted) continue;
    const sentence = segment.trimEnd();
    if (index + sentence.length > limit || !sentenceEnd.test(sentence)) break;
    end = index + sentence.length;
  }
  const line = text.slice(0, end || text.length).replaceAll('\n', ' ');
  return cutAtWord(line, limit);
}

/**
 * Shortens between two words. Where the last space is far back, as in Japanese or Thai, a dictionary of the platform finds
 * the words. A word that is too long is cut between two letters.
 * @returns a text of at most `limit` UTF-16 units, which ends in … if it was shortened
 */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const last = limit - 1;
  const ends = [
    text[last] === ' ' ? last : text.lastIndexOf(' ', last),
    boundary(text, last, 'word'),
  ];
  const end = ends.find((each) => each >= limit / 2) ?? boundary(text, last, 'grapheme');
  return `${text.slice(0, end).replace(/[\s,;:.–—、。，：；،؛-]+$/, '')}…`;
}

/** @returns the last place at or before an index where a word or a letter begins */
function boundary(text: string, index: number, granularity: 'word' | 'grapheme'): number {
  const segments = new Intl.Segmenter('en', { granularity }).segment(text);
  return segments.containing(index)?.index ?? index;
}
