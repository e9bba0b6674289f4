import { chromium as playwright } from '@playwright/test';
import { chromiumArgs } from '../../chromium';
import type { Engine } from './engine';

/** Chromium, driven by Playwright. @param baseURL where the site is */
export async function chromium(baseURL: string, scripting: boolean): Promise<Engine> {
  const browser = await playwright.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: chromiumArgs,
    // Playwright turns the back/forward cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL, javaScriptEnabled: scripting, locale: 'en-GB' });
  let faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));

  return {
    async open(path) {
      await page.goto(path);
    },
    // Playwright's own waits for a load event, which a page from the cache does not fire again.
    back: () => page.evaluate(() => history.back()),
    async click(selector) {
      await page.evaluate((each) => {
        document.querySelector(each)?.scrollIntoView({ behavior: 'instant', block: 'center' });
      }, selector);
      await page.locator(selector).first().click();
    },
    async drag(pointer, places) {
      const session = await page.context().newCDPSession(page);
      const isTouch = pointer === 'touch';
      const send = (type: 'Start' | 'Move' | 'End', ...places: [x: number, y: number][]) =>
        session.send('Input.dispatchTouchEvent', {
          type: `touch${type}`,
          touchPoints: places.map(([x, y]) => ({ x, y })),
        });
      for (const [index, place] of places.entries()) {
        if (isTouch) await send(index === 0 ? 'Start' : 'Move', place);
        else {
          await page.mouse.move(...place);
          if (index === 0) await page.mouse.down();
        }
      }
      if (isTouch) await send('End');
      else await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    type: (selector, text) => page.locator(selector).pressSequentially(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
    async takeFaults() {
      const taken = faults;
      faults = [];
      return taken;
    },
    close: () => browser.close(),
  };
}
