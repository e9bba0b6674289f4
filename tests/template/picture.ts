import { hash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Loads every picture of a page, also those below the window. */
export function loadPictures(page: Page) {
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}

/** Leaves pictures empty: a browser chooses among the sizes of a picture by what it has in its cache. */
export function emptyPictures(page: Page) {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  return page.route(/\.(avif|jpeg)$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body }),
  );
}

/** @returns a hash of the whole page as it is drawn */
export async function hashDrawn(page: Page): Promise<string> {
  await loadPictures(page);
  return hash('sha256', await page.screenshot({ fullPage: true }));
}
