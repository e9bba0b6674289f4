import { useLocale } from 'next-intl';
import { languageOf, localize } from '@/lib/content/localize';
import type { LocalizedText } from '@/lib/content/types';

type Props = { text: LocalizedText };

/** A text of `data/` in the language of the page. Where English stands in, an element says so, in English's direction. */
export function Localized({ text }: Props) {
  const locale = useLocale();
  const words = localize(text, locale);
  const language = languageOf(text, locale);
  return language ? <span {...language}>{words}</span> : words;
}
