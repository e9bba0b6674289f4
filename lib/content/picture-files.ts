import { assetPath } from '../asset-path';
import type { Picture } from './types';

/** A phone of 390 px at 2x and at 3x, a tablet or a small desktop, a large one. */
export const pictureWidths = [800, 1200, 1600, 2400];
/** The smallest files first: a browser takes the first that it knows. The last is for those that know no other. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** @returns the path of one file of a picture */
export function pictureFile({ hash }: Pick<Picture, 'hash'>, width: number, format: PictureFormat) {
  return `/media/${hash}-${width}.${format}`;
}

/** @returns the widths that a picture is made in: those below its largest, and that one */
export function widthsOf({ width }: Pick<Picture, 'width'>): number[] {
  return [...pictureWidths.filter((each) => each < width), width];
}

/** @returns the paths of all files of a picture */
export function pictureFiles(picture: Picture): string[] {
  return pictureFormats.flatMap((format) =>
    widthsOf(picture).map((width) => pictureFile(picture, width, format)),
  );
}

/** @returns the path of the largest JPEG, which every browser shows */
export function pictureSrc(picture: Picture): string {
  return pictureFile(picture, picture.width, 'jpeg');
}

/** @returns all widths in one format, as `srcset` */
export function pictureSrcSet(picture: Picture, format: PictureFormat): string {
  return widthsOf(picture)
    .map((width) => `${assetPath(pictureFile(picture, width, format))} ${width}w`)
    .join(', ');
}
