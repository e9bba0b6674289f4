import { hash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { FileError } from '../util/problem';

/** A picture of the owner. The build makes all sizes and formats from it. */
export interface SourcePicture {
  /** Path from the checkout's root. */
  file: string;
  bytes: Buffer;
  /** SHA-256 of the bytes. */
  digest: string;
  /** In pixels, upright. */
  width: number;
  height: number;
  hasAlpha: boolean;
}

/** @throws FileError if it is no picture that the site takes */
export async function openSourcePicture({
  file,
  bytes,
}: {
  file: string;
  bytes: Buffer;
}): Promise<SourcePicture> {
  const { format, compression, hasAlpha, autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => ({}) as Partial<Metadata>);
  // AVIF and HEIC have one container.
  const isTaken = /^(?:webp|png|jpeg)$/.test(format ?? '') || compression === 'av1';
  if (!isTaken || !autoOrient) {
    throw new FileError(`names ${file}, which is not a WebP, PNG, JPEG or AVIF picture`);
  }
  return { file, bytes, digest: hash('sha256', bytes), hasAlpha: hasAlpha === true, ...autoOrient };
}
