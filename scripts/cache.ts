/** What changes its name with its content is kept for a year; everything else is asked for anew. */
export function cacheControl(pathname: string): string {
  const hashed = /^\/(?:_next\/static|media)\//.test(pathname);
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}
