import { useLocale } from 'next-intl';
import { Children, Fragment, type ReactNode } from 'react';
import { languageOf, localize } from '@/lib/content/localize';
import type { LocalizedText } from '@/lib/content/types';
import { Localized } from './localized';

type Props = {
  /** A text from `data/` that occurs in `children`. */
  part: LocalizedText;
  children: ReactNode;
};

/** A message that contains a text from `data/`. If that text falls back to English, only it gets `lang` and `dir`. */
export function LocalizedWithin({ part, children }: Props) {
  const locale = useLocale();
  if (!languageOf(part, locale)) return children;
  const words = localize(part, locale);
  return Children.map(children, (child) =>
    typeof child === 'string'
      ? child.split(words).map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
          <Fragment key={index}>
            {index > 0 && <Localized text={part} />}
            {text}
          </Fragment>
        ))
      : child,
  );
}
