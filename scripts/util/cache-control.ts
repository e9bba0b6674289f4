/** Files with a content hash in their name are cached for a year. Browsers revalidate all others. */
export function cacheControl(pathname: string): string {
  const hashed = /^\/(?:_next\/static|media)\//.test(pathname);
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}
