/**
 * Such as `/portfolio`; empty for a site at the root of its host. A function, because `scripts/settings.ts` settles it
 * after this module has been loaded.
 */
export function basePath(): string {
  return process.env.NEXT_PUBLIC_BASE_PATH ?? '';
}

/** The address of a file of `public/`. Next puts the base path before links and its own files, not before these. */
export function assetPath(path: string): string {
  return `${basePath()}${path}`;
}
