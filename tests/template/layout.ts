import type { Page } from '@playwright/test';

/** @returns the words of a page, and the place, colours and letters of each element that is shown */
export function readLayout(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The dev server adds a button of its own.
    const elements = [...document.querySelectorAll('body > * :not(nextjs-portal)')];
    const shown = elements.filter((each) => each.checkVisibility({ visibilityProperty: true }));
    return shown.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontFamily, fontSize } = getComputedStyle(element);
      const box = [x, y + scrollY, width, height].map(Math.round);
      const text = element.childElementCount > 0 ? element.localName : element.textContent;
      return [text, ...box, color, backgroundColor, fontFamily, fontSize].join(' ');
    });
  });
}
