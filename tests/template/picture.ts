import { hash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

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

/**
 * Expects two pages to be drawn alike, to the pixel and in their whole height. Opens both again while they differ: about once
 * in 60 loads on a busy machine, Chromium draws the edges of a few letters differently.
 */
export async function expectDrawnAlike(
  page: Page,
  openOne: () => Promise<unknown>,
  openOther: () => Promise<unknown>,
): Promise<void> {
  await expect(async () => {
    await openOne();
    const drawn = await hashDrawn(page);
    await openOther();
    await expect.poll(() => hashDrawn(page), { message: page.url(), timeout: 20_000 }).toBe(drawn);
  }).toPass({ timeout: 100_000 });
}

async function hashDrawn(page: Page): Promise<string> {
  await loadPictures(page);
  return hash('sha256', await page.screenshot({ fullPage: true }));
}
