import { assetPath } from '../asset-path';
import type { Picture } from './types';

/** Widths in pixels for a 390 px phone at 2x and 3x, a tablet or small desktop, and a large desktop. */
export const pictureWidths = [800, 1200, 2000];

/** Width divided by height, of the tallest and of the widest picture that a card shows whole. The list stays calm. */
export const cardRatios = { tallest: 3 / 4, widest: 2 };

/**
 * @param size in pixels
 * @returns the part of a picture that its card shows: the top of a tall one, the middle of a wide one; undefined if it is
 * the whole picture
 */
export function cardCrop({ width, height }: { width: number; height: number }) {
  if (width / height < cardRatios.tallest) {
    return { left: 0, top: 0, width, height: Math.round(width / cardRatios.tallest) };
  }
  if (width / height > cardRatios.widest) {
    const cropped = Math.round(height * cardRatios.widest);
    return { left: Math.round((width - cropped) / 2), top: 0, width: cropped, height };
  }
  return undefined;
}

/** @returns the path of the JPEG for search engines, feed readers, share pictures and browsers without AVIF */
export function pictureSrc({ hash }: Pick<Picture, 'hash'>): string {
  return `/media/${hash}.jpeg`;
}

/** @returns the path of the AVIF that is `width` pixels wide */
export function avifFile({ hash }: Pick<Picture, 'hash'>, width: number): string {
  return `/media/${hash}-${width}.avif`;
}

/** @returns the widths that a picture is available in: the standard widths below its own, and its own */
export function widthsOf({ width }: Pick<Picture, 'width'>): number[] {
  return [...pictureWidths.filter((each) => each < width), width];
}

/** @returns the paths of all files of a picture */
export function pictureFiles(picture: Picture): string[] {
  return [pictureSrc(picture), ...widthsOf(picture).map((width) => avifFile(picture, width))];
}

/** @returns all widths in AVIF, as `srcset` */
export function pictureSrcSet(picture: Picture): string {
  return widthsOf(picture)
    .map((width) => `${assetPath(avifFile(picture, width))} ${width}w`)
    .join(', ');
}
