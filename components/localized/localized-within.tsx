import { useLocale } from 'next-intl';
import { Children, Fragment, type ReactNode } from 'react';
import { languageOf, localize } from '@/lib/content/localize';
import type { LocalizedText } from '@/lib/content/types';
import { Localized } from './localized';

type Props = {
  /** The one of `data/`, which stands in `children` in the language of the page. */
  part: LocalizedText;
  children: ReactNode;
};

/** A text of `messages/` that was given one of `data/`: where that part is English, it alone says so. */
export function LocalizedWithin({ part, children }: Props) {
  const locale = useLocale();
  if (!languageOf(part, locale)) return children;
  const words = localize(part, locale);
  return Children.map(children, (child) =>
    typeof child === 'string'
      ? child.split(words).map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text, which are always the same
          <Fragment key={index}>
            {index > 0 && <Localized text={part} />}
            {text}
          </Fragment>
        ))
      : child,
  );
}
