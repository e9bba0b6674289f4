import { attempt } from '../../lib/attempt';

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** @returns the English name of a language; undefined if the text is no BCP 47 tag, or one without a name */
export function languageName(tag: string): string | undefined {
  return attempt(() => names.of(tag));
}
