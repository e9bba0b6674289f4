/** The large pictures of the first view, one for each theme: only the one that is shown is fetched. */
const firstPictures = () =>
  document.querySelectorAll<HTMLImageElement>('main img[loading][fetchpriority=high]');

/** Fetches the pictures of the theme that is not shown, too. */
export function fetchPictures(): void {
  for (const image of firstPictures()) image.loading = 'eager';
}

/** Resolves when the pictures that are shown can be drawn, or have failed. */
export async function decodePictures(): Promise<void> {
  const shown = [...firstPictures()].filter((image) => image.checkVisibility());
  await Promise.allSettled(
    shown.map((image) => {
      image.loading = 'eager';
      return image.decode();
    }),
  );
}
