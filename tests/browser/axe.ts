import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

type Result = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

interface Text {
  selector: string;
  /** [red, green, blue], 0 to 255 */
  color: number[];
  /** Asked of its size by WCAG 1.4.3. */
  least: number;
  box: { left: number; top: number; width: number; height: number };
}

/**
 * Expects that axe finds nothing to complain of in what the page shows now, and nothing that it leaves open. It cannot
 * judge the contrast of text on a picture or a light, nor in the menu, whose ground is a circle that it takes for none:
 * that is measured here, against each point of what is painted behind the text.
 * @param state what is shown, for the message
 * @param rules axe's; all of them where none are named
 */
export async function expectAccessible(page: Page, state: string, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page })
    // No frames here, for which it would open a page of its own each time: a quarter of these tests' time.
    .setLegacyMode()
    .options({ rules: { 'target-size': { enabled: true } } });
  const { violations, incomplete } = await (rules ? axe.withRules(rules) : axe).analyze();
  const isOpen = (await page.locator('dialog:modal').count()) > 0;
  const isJudged = (id: string) => id === 'color-contrast';

  const found = violations.filter(({ id }) => !(isOpen && isJudged(id)));
  expect(found.flatMap(describe), state).toEqual([]);
  const open = incomplete.filter(({ id }) => !isJudged(id));
  expect(open.flatMap(describe), `${state}: what axe leaves open`).toEqual([]);

  const selectors = [...violations, ...incomplete]
    .filter(({ id }) => isJudged(id))
    .flatMap(({ nodes }) => nodes.map(({ target }) => String(target)));
  // The visitor's own palette puts a plate of its ground behind each line of text.
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  if (!forced && selectors.length > 0) await expectReadable(page, selectors, !isOpen, state);
}

function describe({ id, nodes }: Result): string[] {
  return nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`);
}

/** Expects that each of the texts stands out from what is painted behind it. */
async function expectReadable(page: Page, selectors: string[], fullPage: boolean, state: string) {
  const texts = await describeTexts(page, selectors);
  const style = await page.addStyleTag({
    content:
      // An icon beside a text has the text's colour.
      '*, ::before, ::after { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important } a svg { visibility: hidden }',
  });
  // Unpacked once for all texts.
  const { data, info } = await sharp(await page.screenshot({ fullPage }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await style.evaluate((element) => (element as HTMLElement).remove());
  for (const { selector, color, least, box } of texts) {
    const ground = await sharp(data, { raw: info }).extract(box).raw().toBuffer();
    expect(leastContrast(color, ground), `${state}: contrast of ${selector}`).toBeGreaterThan(
      least,
    );
  }
}

/**
 * Of those that show words: an arrow that says nothing needs no contrast. Headings that are painted by their own
 * background, under a lamp, have no ground to measure: `contrast.spec.ts` has the colours that they run through.
 */
function describeTexts(page: Page, selectors: string[]): Promise<Text[]> {
  return page.evaluate((list) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    function rgb(color: string): number[] {
      if (!canvas) throw new Error('no canvas');
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    }
    function isLit(element: Element | null): boolean {
      if (!element) return false;
      return getComputedStyle(element).backgroundClip === 'text' || isLit(element.parentElement);
    }
    /** A control's text is no child of it: it stands within the padding. */
    function boxOf(element: Element) {
      const range = document.createRange();
      range.selectNodeContents(element);
      if (!element.matches('input, select, textarea')) return range.getBoundingClientRect();
      const { left, top, width, height } = element.getBoundingClientRect();
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
      const [start, end, above, below] = [paddingLeft, paddingRight, paddingTop, paddingBottom].map(
        Number.parseFloat,
      ) as [number, number, number, number];
      return new DOMRect(left + start, top + above, width - start - end, height - above - below);
    }
    return list.flatMap((selector) => {
      const element = document.querySelector(selector);
      if (!element || element.closest('[aria-hidden]') || isLit(element)) return [];
      const { left, top, width, height } = boxOf(element);
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const px = Number.parseFloat(fontSize);
      const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700);
      const box = {
        left: Math.floor(left + scrollX),
        top: Math.floor(top + scrollY),
        width: Math.floor(width),
        height: Math.floor(height),
      };
      return [{ selector, color: rgb(color), least: isLarge ? 3 : 4.5, box }];
    });
  }, selectors);
}

/** @param ground bytes of red, green and blue, pixel by pixel */
function leastContrast(color: number[], ground: Buffer): number {
  const ink = luminance(color);
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < ground.length; at += 3) {
    const behind = luminance([...ground.subarray(at, at + 3)]);
    const ratio = (Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05);
    least = Math.min(least, ratio);
  }
  return least;
}

/** Relative luminance (WCAG 2). */
function luminance(rgb: number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
