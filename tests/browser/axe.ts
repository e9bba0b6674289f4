import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

type Result = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

interface Text {
  selector: string;
  color: string;
  /** The minimum of WCAG 1.4.3 at its size. */
  least: number;
  box: { left: number; top: number; width: number; height: number };
}

function axe(page: Page): AxeBuilder {
  // The pages have no frames; outside legacy mode axe opens a page of its own each time.
  return new AxeBuilder({ page }).setLegacyMode();
}

/** Adds axe to the page by a run of one cheap rule. */
export async function injectAxe(page: Page): Promise<void> {
  await axe(page).withRules('html-has-lang').analyze();
}

/** @returns the contrast of two CSS colours, as axe computes it; axe has to be in the page */
export function contrastOf(element: Locator, front: string, back: string): Promise<number> {
  return element.first().evaluate(
    (parent, colors) => {
      const { Color, getContrast } = Reflect.get(window, 'axe').commons.color;
      const probe = parent.appendChild(document.createElement('i'));
      const [text, background] = colors.map((color) => {
        probe.style.color = color;
        const parsed = new Color();
        parsed.parseString(getComputedStyle(probe).color);
        return parsed;
      });
      probe.remove();
      return getContrast(background, text);
    },
    [front, back],
  );
}

/**
 * Expects that axe finds no fault in the page as it is now, and nothing that it cannot judge, except contrast. axe cannot
 * judge text on a picture, nor in the menu, whose background is a circle that axe does not see: this measures it.
 * @param state what the page shows, for the message
 * @param rules of axe; default: all
 */
export async function expectAccessible(
  page: Page,
  state: string,
  rules?: readonly string[],
): Promise<void> {
  const builder = axe(page).options({ rules: { 'target-size': { enabled: true } } });
  const { violations, incomplete } = await (rules
    ? builder.withRules([...rules])
    : builder
  ).analyze();
  const isOpen = (await page.locator('dialog:modal').count()) > 0;
  const isContrast = ({ id }: Result) => id === 'color-contrast';

  const found = violations.filter((result) => !(isOpen && isContrast(result)));
  expect(found.flatMap(describe), state).toEqual([]);
  const open = incomplete.filter((result) => !isContrast(result));
  expect(open.flatMap(describe), `${state}: axe cannot judge`).toEqual([]);

  const selectors = [...violations, ...incomplete]
    .filter(isContrast)
    .flatMap(({ nodes }) => nodes.map(({ target }) => String(target)));
  // Forced colours put a solid background behind each line of text.
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  if (!forced && selectors.length > 0) await expectReadable(page, selectors, !isOpen, state);
}

function describe({ id, nodes }: Result): string[] {
  return nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`);
}

/** Expects that each of the texts contrasts with the darkest and the lightest colour painted behind it. */
async function expectReadable(page: Page, selectors: string[], fullPage: boolean, state: string) {
  const texts = await page.evaluate(describeTexts, selectors);
  const style = await page.addStyleTag({
    content:
      // An icon beside a text has the text's colour.
      '*, ::before, ::after { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important } a svg { visibility: hidden !important }',
  });
  const shot = await page.screenshot({ fullPage });
  await style.evaluate((element) => (element as HTMLElement).remove());
  for (const { selector, color, least, box } of texts) {
    // `stats` reads the whole input, so the part is cut out first.
    const part = await sharp(shot).extract(box).removeAlpha().toBuffer();
    const { channels } = await sharp(part).stats();
    for (const extreme of ['min', 'max'] as const) {
      const behind = `rgb(${channels.map((channel) => channel[extreme]).join()})`;
      const contrast = await contrastOf(page.locator('body'), color, behind);
      const message = `${state}: contrast of ${selector} with ${behind}`;
      expect(contrast, message).toBeGreaterThanOrEqual(least);
    }
  }
}

/** Skips decoration, and headings whose letters are a gradient. */
function describeTexts(selectors: string[]): Text[] {
  function isLit(element: Element | null): boolean {
    if (!element) return false;
    return getComputedStyle(element).backgroundClip === 'text' || isLit(element.parentElement);
  }
  function boxOf(element: Element) {
    const range = document.createRange();
    range.selectNodeContents(element);
    if (!element.matches('input, select, textarea')) return range.getBoundingClientRect();
    // The text of a field is inside its padding.
    const style = getComputedStyle(element);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [
      left + Number.parseFloat(style.paddingLeft),
      top + Number.parseFloat(style.paddingTop),
    ];
    const [end, foot] = [
      right - Number.parseFloat(style.paddingRight),
      bottom - Number.parseFloat(style.paddingBottom),
    ];
    return new DOMRect(x, y, end - x, foot - y);
  }
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element || element.closest('[aria-hidden]') || isLit(element)) return [];
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const { left, top, width, height } = boxOf(element);
    const px = Number.parseFloat(fontSize);
    const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700);
    const box = {
      left: Math.floor(left + scrollX),
      top: Math.floor(top + scrollY),
      width: Math.floor(width),
      height: Math.floor(height),
    };
    return [{ selector, color, least: isLarge ? 3 : 4.5, box }];
  });
}
