import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { languageOf, localize } from '@/lib/content/localize';
import type { LocalizedText } from '@/lib/content/types';
import { PictureElement } from './picture-element';

interface Props extends Omit<ComponentProps<typeof PictureElement>, 'alt' | 'altLanguage'> {
  /** Absent for a decorative picture. */
  alt?: LocalizedText;
}

/** A picture with its alternative text in the page language. */
export function Picture({ alt, ...props }: Props) {
  const locale = useLocale();
  return (
    <PictureElement
      {...props}
      alt={alt ? localize(alt, locale) : ''}
      altLanguage={alt && languageOf(alt, locale)}
    />
  );
}
