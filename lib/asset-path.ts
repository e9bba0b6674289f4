/**
 * The site's base path, such as `/portfolio`; empty for a site at the root of its host. It is a function because
 * `scripts/util/settings.ts` sets the variable after this module has loaded.
 */
export function basePath(): string {
  return process.env.NEXT_PUBLIC_BASE_PATH ?? '';
}

/** The URL path of a picture or another file. Next adds the base path to links and to its own files, but not to these. */
export function assetPath(path: string): string {
  return `${basePath()}${path}`;
}
