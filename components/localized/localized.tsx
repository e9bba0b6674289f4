import { useLocale } from 'next-intl';
import { languageOf, localize } from '@/lib/content/localize';
import type { LocalizedText } from '@/lib/content/types';

type Props = { text: LocalizedText };

/** A text from `data/` in the page language. If it falls back to English, a span gets `lang` and `dir`. */
export function Localized({ text }: Props) {
  const locale = useLocale();
  const words = localize(text, locale);
  const language = languageOf(text, locale);
  return language ? <span {...language}>{words}</span> : words;
}
