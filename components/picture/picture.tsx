import { useLocale } from 'next-intl';
import { assetPath, assetSrcSet } from '@/lib/asset-path';
import { languageOf, localize } from '@/lib/content/localize';
import type { LocalizedText, Picture as PictureData } from '@/lib/content/types';
import styles from './picture.module.scss';

type Props = {
  picture: PictureData;
  /** What it shows; none where it only decorates. */
  alt?: LocalizedText;
  /** How wide it is laid out, for the browser's choice among the widths. */
  sizes: string;
  /** The largest thing in the first view: asked for at once and first. */
  priority?: boolean;
  /** Other crops: the first whose media query matches takes the picture's place. */
  crops?: { media: string; picture: PictureData }[];
  className?: string;
};

export function Picture({ picture, alt, sizes, priority = false, crops = [], className }: Props) {
  const locale = useLocale();
  return (
    <picture className={className}>
      {crops.flatMap((crop) =>
        crop.picture.sources.map(({ type, srcSet }) => (
          <source
            key={`${crop.media} ${type}`}
            media={crop.media}
            type={type}
            srcSet={assetSrcSet(srcSet)}
            sizes={sizes}
            width={crop.picture.width}
            height={crop.picture.height}
          />
        )),
      )}
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={assetSrcSet(srcSet)} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={assetPath(picture.src)}
        alt={alt ? localize(alt, locale) : ''}
        {...(alt && languageOf(alt, locale))}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        // Said of the rest too: Chromium raises whatever shows an edge in the first view, above the fonts.
        fetchPriority={priority ? 'high' : 'low'}
        decoding={priority ? 'sync' : 'async'}
        style={{ backgroundImage: `url(${picture.placeholder})` }}
      />
    </picture>
  );
}
