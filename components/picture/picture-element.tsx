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
  /** Where that is in another language than the page. */
  altLanguage?: { lang: string; dir: string };
  /** How wide it is laid out, for the browser's choice among the widths. */
  sizes: string;
  /** The largest thing in the first view: asked for at once and first. */
  priority?: boolean;
  /** Other crops: the first whose media query matches takes the picture's place. */
  crops?: { media: string; picture: Picture }[];
  className?: string;
}

/**
 * The markup of a picture. It is a client component only so that a picture travels as four facts, and not as the eight
 * addresses that are made from them: a third of what Next repeats of a list as data.
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
        // Said of the rest too: Chromium raises whatever shows an edge in the first view, above the fonts.
        fetchPriority={priority ? 'high' : 'low'}
        decoding={priority ? 'sync' : 'async'}
        style={{ backgroundImage: `url(data:image/webp;base64,${picture.placeholder})` }}
      />
    </picture>
  );
}

/** In the head, before the fonts: found in the body it is the last of what a first paint waits for, and comes after it. */
function preloadPicture(picture: Picture, sizes: string) {
  const [format] = pictureFormats;
  preload(assetPath(pictureSrc(picture)), {
    as: 'image',
    // A browser that does not know it leaves this alone, and takes another from the markup.
    type: `image/${format}`,
    imageSrcSet: pictureSrcSet(picture, format),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
