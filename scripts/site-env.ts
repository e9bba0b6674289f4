/**
 * Where no address of the site is set, says so and takes one on this machine.
 * @param port where it is served on this machine
 */
export function settleSiteUrl(port: number): void {
  if (process.env.NEXT_PUBLIC_SITE_URL) return;
  const local = `http://localhost:${port}`;
  process.env.NEXT_PUBLIC_SITE_URL = local;
  console.warn(
    'NEXT_PUBLIC_SITE_URL is not set (.env.example says what it is for): ' +
      `search engines and shared links will be given ${local}.`,
  );
}
