import { assetPath } from '../asset-path';
import type { Picture } from './types';

/** Widths in pixels for a 390 px phone at 2x and 3x, a tablet or small desktop, and a large desktop. */
export const pictureWidths = [800, 1200, 1600, 2400];
/** Smallest files first: a browser takes the first format that it supports. JPEG is the fallback. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** @returns the path of one file of a picture */
export function pictureFile({ hash }: Pick<Picture, 'hash'>, width: number, format: PictureFormat) {
  return `/media/${hash}-${width}.${format}`;
}

/** @returns the widths that a picture is available in: the standard widths below its own, and its own */
export function widthsOf({ width }: Pick<Picture, 'width'>): number[] {
  return [...pictureWidths.filter((each) => each < width), width];
}

/** @returns the paths of all files of a picture */
export function pictureFiles(picture: Picture): string[] {
  return pictureFormats.flatMap((format) =>
    widthsOf(picture).map((width) => pictureFile(picture, width, format)),
  );
}

/** @returns the path of the largest JPEG, which every browser supports */
export function pictureSrc(picture: Picture): string {
  return pictureFile(picture, picture.width, 'jpeg');
}

/** @returns all widths in one format, as `srcset` */
export function pictureSrcSet(picture: Picture, format: PictureFormat): string {
  return widthsOf(picture)
    .map((width) => `${assetPath(pictureFile(picture, width, format))} ${width}w`)
    .join(', ');
}
