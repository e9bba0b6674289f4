'use client';

import { preload } from 'react-dom';
import { assetPath } from '@/lib/asset-path';
import { pictureFormats, pictureSrc, pictureSrcSet } from '@/lib/content/picture-files';
import type { Picture } from '@/lib/content/types';
import styles from './picture.module.scss';

const sourceFormats = pictureFormats.filter((format) => format !== 'jpeg');

interface Props {
  picture: Picture;
  alt: string;
  /** Set if `alt` is not in the page language. */
  altLanguage?: { lang: string; dir: string };
  /** The layout width, as in the `sizes` attribute. */
  sizes: string;
  /** For the largest picture in the first view: loads at once, with high priority. */
  priority?: boolean;
  /** Alternative crops. The first one whose media query matches replaces the picture. */
  crops?: { media: string; picture: Picture }[];
  className?: string;
}

/**
 * The markup of a picture. It is a client component only to make the page's RSC payload smaller: that contains the
 * four properties of a picture instead of eight URLs, which were a third of the payload of the project list.
 */
export function PictureElement({
  picture,
  alt,
  altLanguage,
  sizes,
  priority = false,
  crops = [],
  className,
}: Props) {
  if (priority && crops.length === 0) preloadPicture(picture, sizes);
  return (
    <picture className={className}>
      {[...crops, { media: undefined, picture }].flatMap(
        ({ media, picture: { width, height }, picture }) =>
          sourceFormats.map((format) => (
            <source
              key={`${media} ${format}`}
              media={media}
              type={`image/${format}`}
              srcSet={pictureSrcSet(picture, format)}
              sizes={sizes}
              {...(media && { width, height })}
            />
          )),
      )}
      <img
        className={styles.image}
        src={assetPath(pictureSrc(picture))}
        alt={alt}
        {...altLanguage}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        // `low` also matters: Chromium would load any picture that touches the first view before the fonts.
        fetchPriority={priority ? 'high' : 'low'}
        decoding={priority ? 'sync' : 'async'}
        style={{ backgroundImage: `url(data:image/webp;base64,${picture.placeholder})` }}
      />
    </picture>
  );
}

/** Preloads in the head, before the fonts. A picture found in the body would load last, after the first paint. */
function preloadPicture(picture: Picture, sizes: string) {
  const [format] = pictureFormats;
  preload(assetPath(pictureSrc(picture)), {
    as: 'image',
    // Browsers that do not support the format ignore the preload and load another one from the markup.
    type: `image/${format}`,
    imageSrcSet: pictureSrcSet(picture, format),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
