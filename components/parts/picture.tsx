import { useLocale } from 'next-intl';
import { preload } from 'react-dom';
import { assetPath } from '@/lib/asset-path';
import { narrowBreakpoint } from '@/lib/constants.mjs';
import { languageOf, localize } from '@/lib/content/localize';
import { pictureSrc, pictureSrcSet } from '@/lib/content/picture-files';
import type { LocalizedText, Picture as PictureData } from '@/lib/content/types';
import styles from './picture.module.scss';

interface Props {
  picture: PictureData;
  /** A crop for a window narrower than the breakpoint. */
  narrow?: PictureData;
  /** Absent for a decorative picture. */
  alt?: LocalizedText;
  /** Its layout width, as in the `sizes` attribute. */
  sizes: string;
  /** The largest picture on the first screen: fetched first. */
  priority?: boolean;
  /** It may not be displayed, and is then not fetched. */
  waits?: boolean;
  /** For a picture after `#first-view-end`, which the browser would find late. Before it, this delays the first paint. */
  preloads?: boolean;
  className?: string;
}

/**
 * For a crop as wide as the window. On screens with 2 or 3 pixels per CSS pixel, fewer pixels look the same, and the phone's
 * Largest Contentful Paint waits for them.
 */
const narrowSizes = '(min-resolution: 2dppx) 60vw, 100vw';

/** A picture with its alternative text in the page's language. */
export function Picture(props: Props) {
  const { picture, narrow, alt, sizes, className } = props;
  const { priority = false, waits = false, preloads = false } = props;
  const locale = useLocale();
  if (preloads) {
    preload(assetPath(pictureSrc(picture)), {
      as: 'image',
      // A browser that does not know AVIF ignores the preload and takes the JPEG from the markup.
      type: 'image/avif',
      imageSrcSet: pictureSrcSet(picture),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture className={className}>
      {narrow && (
        <source
          media={`(width < ${narrowBreakpoint}px)`}
          type="image/avif"
          srcSet={pictureSrcSet(narrow)}
          sizes={narrowSizes}
          width={narrow.width}
          height={narrow.height}
        />
      )}
      <source type="image/avif" srcSet={pictureSrcSet(picture)} sizes={sizes} />
      <img
        className={styles.image}
        src={assetPath(pictureSrc(picture))}
        alt={alt ? localize(alt, locale) : ''}
        {...(alt && languageOf(alt, locale))}
        width={picture.width}
        height={picture.height}
        loading={priority && !waits ? 'eager' : 'lazy'}
        // `components/home/hero/first-picture.inline.ts` makes the shown one eager before hydration.
        suppressHydrationWarning={priority && waits}
        // `low` for all others: Chromium would fetch a picture at the edge of the first view before the fonts.
        fetchPriority={priority ? 'high' : 'low'}
        decoding={priority ? 'sync' : 'async'}
        style={{
          '--colors': picture.colors?.join(),
          '--narrow-colors': narrow?.colors?.join(),
        }}
      />
    </picture>
  );
}
