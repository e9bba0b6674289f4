import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

type Result = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

function axe(page: Page): AxeBuilder {
  // The pages have no frames; outside legacy mode axe opens a page of its own each time.
  return new AxeBuilder({ page }).setLegacyMode();
}

/** @returns the contrast of each pair of CSS colours in an element, as axe computes it; axe has to be in the page */
function contrastsOf(element: Locator, pairs: [front: string, back: string][]) {
  return element.first().evaluate((parent, all) => {
    const { Color, getContrast } = Reflect.get(window, 'axe').commons.color;
    const probe = parent.appendChild(document.createElement('i'));
    const parse = (color: string) => {
      probe.style.color = color;
      const parsed = new Color();
      parsed.parseString(getComputedStyle(probe).color);
      return parsed;
    };
    const contrasts = all.map(([front, back]): number => getContrast(parse(back), parse(front)));
    probe.remove();
    return contrasts;
  }, pairs);
}

/**
 * Expects that axe finds no fault in the page as it is now, and nothing that it cannot judge, except contrast. axe cannot
 * judge text on a picture: this measures it.
 * @param state what the page shows, for the message
 * @param rules of axe; default: all
 */
export async function expectAccessible(
  page: Page,
  state: string,
  rules?: readonly string[],
): Promise<void> {
  const builder = axe(page).options({ rules: { 'target-size': { enabled: true } } });
  if (rules) builder.withRules([...rules]);
  const { violations, incomplete } = await builder.analyze();
  const isOpen = (await page.locator('dialog:is(:modal, :popover-open)').count()) > 0;
  const isContrast = ({ id }: Result) => id === 'color-contrast';

  expect(violations.flatMap(describe), state).toEqual([]);
  const open = incomplete.filter((result) => !isContrast(result));
  expect(open.flatMap(describe), `${state}: axe cannot judge`).toEqual([]);

  // Forced colours put a solid background behind each line of text.
  if (await page.evaluate(() => matchMedia('(forced-colors: active)').matches)) return;
  const style = await page.addStyleTag({
    content:
      // An icon beside a text has the text's colour.
      '*, ::before, ::after { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important } a svg { visibility: hidden !important }',
  });
  const shot = await page.screenshot({ fullPage: !isOpen });
  await style.evaluate((element) => (element as HTMLElement).remove());
  for (const { nodes } of incomplete.filter(isContrast)) {
    for (const { target, any } of nodes) {
      const { messageKey, expectedContrastRatio } = any[0]?.data ?? {};
      if (messageKey === 'nonBmp') continue;
      const text = page.locator(String(target));
      await expectReadable(text, shot, Number.parseFloat(expectedContrastRatio), state);
    }
  }
}

function describe({ id, nodes }: Result): string[] {
  return nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`);
}

/**
 * Expects that a text contrasts with the darkest and the lightest colour behind it.
 * @param shot the page without its texts
 */
async function expectReadable(text: Locator, shot: Buffer, least: number, state: string) {
  const { color, isGradient, box } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, top, width, height } = range.getBoundingClientRect();
    const [x, y] = [Math.floor(left + scrollX), Math.floor(top + scrollY)];
    const box = { left: x, top: y, width: Math.floor(width), height: Math.floor(height) };
    let isGradient = false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      isGradient ||= getComputedStyle(each).backgroundClip === 'text';
    }
    return { color: getComputedStyle(element).color, isGradient, box };
  });
  // The picture of a list of options is its arrow, beside the text.
  if (isGradient || box.width === 0) return;
  // `stats` reads the whole input, so the part is extracted first.
  const { channels } = await sharp(await sharp(shot).extract(box).toBuffer()).stats();
  const behind = (['min', 'max'] as const).map(
    (extreme) => `rgb(${channels.slice(0, 3).map((channel) => channel[extreme])})`,
  );
  const contrasts = await contrastsOf(
    text,
    behind.map((back) => [color, back]),
  );
  expect(Math.min(...contrasts), `${state}: contrast of ${text}`).toBeGreaterThanOrEqual(least);
}
