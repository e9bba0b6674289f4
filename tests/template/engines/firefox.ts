import { expect } from '@playwright/test';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Engine } from './engine';

/** NS_BINDING_ABORTED: the page was left while it was still loading, such as for another language. */
const aborted = `status=${0x804b0002}`;

/** Firefox, driven through WebDriver BiDi. @param baseURL where the site is */
export async function firefox(baseURL: string, scripting: boolean): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB',
      'javascript.enabled': scripting,
    },
  });
  const page = await browser.newPage();
  let faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes(aborted)) {
      faults.push(message.text());
    }
  });
  page.on('pageerror', (error) => faults.push(String(error)));

  /** As text, because Puppeteer's types expect handles as arguments. */
  function evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) {
    const script = `(${run})(...${JSON.stringify(args)})`;
    return page.evaluate(script) as Promise<Awaited<Result>>;
  }

  return {
    // After a page from the back/forward cache, Puppeteer's own waits in vain for the next one to load.
    async open(path) {
      await evaluate((url) => {
        Object.assign(window, { isLeft: true });
        location.assign(url);
      }, baseURL + path);
      // Not the empty document before the page, nor one whose rest waits for its fonts.
      const isLoaded = () =>
        evaluate(
          () =>
            !('isLeft' in window) &&
            location.protocol !== 'about:' &&
            document.readyState === 'complete' &&
            !('awaitsFonts' in document.documentElement.dataset),
        );
      await expect(async () => expect(await isLoaded()).toBe(true)).toPass();
    },
    back: () => evaluate(() => history.back()),
    // Puppeteer's own click waits for a frame in the page, which never comes without JavaScript.
    async click(selector) {
      const [x, y] = await evaluate((each) => {
        const element = document.querySelector(each);
        element?.scrollIntoView({ behavior: 'instant', block: 'center' });
        const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return [left + width / 2, top + height / 2] as const;
      }, selector);
      await page.mouse.click(x, y);
    },
    async drag(pointer, [[left, top] = [0, 0], ...places]) {
      if (pointer === 'touch') {
        const touch = await page.touchscreen.touchStart(left, top);
        for (const [x, y] of places) await touch.move(x, y);
        return touch.end();
      }
      await page.mouse.move(left, top);
      await page.mouse.down();
      for (const [x, y] of places) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    type: (selector, text) => page.type(selector, text),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate,
    async takeFaults() {
      const taken = faults;
      faults = [];
      return taken;
    },
    close: () => browser.close(),
  };
}
