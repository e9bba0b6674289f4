import { useLocale } from 'next-intl';
import { languageOf, localize } from '@/lib/content/localize';
import type { Translations } from '@/lib/content/types';

type Props = { text: Translations<string> };

/** A text from `data/` in the page language, if there is one. If it falls back to English, a span gets `lang` and `dir`. */
export function Localized({ text }: Props) {
  const locale = useLocale();
  const words = localize(text, locale);
  const language = languageOf(text, locale);
  return language ? <span {...language}>{words}</span> : words;
}
