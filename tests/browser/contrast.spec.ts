import type { Page } from '@playwright/test';
import { defaultCardColor, defaultPageColor } from '@/lib/constants';
import { projects } from './site';
import { expect, test } from './test';

/** Draws each colour over its ground as the browser does, and compares their luminance (WCAG 2). */
async function contrasts(page: Page, selector: string, pairs: [front: string, back: string][]) {
  return page
    .locator(selector)
    .first()
    .evaluate((element, list) => {
      const probe = element.appendChild(document.createElement('i'));
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      function paint(color: string) {
        probe.style.color = '';
        probe.style.color = color;
        if (!canvas) throw new Error('no canvas');
        canvas.fillStyle = getComputedStyle(probe).color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      }
      function luminance(rgb: number[]) {
        const [r = 0, g = 0, b = 0] = rgb.map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      }
      const found = list.map(([front, back]) => {
        const ground = luminance(paint(back));
        const ink = luminance(paint(front));
        const ratio = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
        return { pair: `${front} on ${back}`, ratio };
      });
      probe.remove();
      return found;
    }, pairs);
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`with the system's scheme ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('text reaches 4.5:1 and secondary text 7:1, controls 3:1', async ({ page }) => {
      await page.goto('/');
      const text = await contrasts(page, 'body', [
        ['var(--ink)', 'var(--bg)'],
        ['var(--bg)', 'var(--ink)'],
        ['#07070d', 'var(--lamp)'],
        ['var(--error)', 'var(--bg)'],
        ['var(--success)', 'var(--bg)'],
      ]);
      for (const { pair, ratio } of text) expect(ratio, pair).toBeGreaterThanOrEqual(4.5);
      const secondary = await contrasts(page, 'body', [['var(--ink-soft)', 'var(--bg)']]);
      for (const { pair, ratio } of secondary) expect(ratio, pair).toBeGreaterThanOrEqual(7);
      // The headings under a lamp, from its nearest to their far ends: large, and so 3:1 would do.
      const lit = await contrasts(page, 'body', [
        ['light-dark(color-mix(in oklab, var(--ink), var(--lamp) 38%), #ffe3b0)', 'var(--bg)'],
        ['light-dark(var(--ink), #d3d0d8)', 'var(--bg)'],
      ]);
      for (const { pair, ratio } of lit) expect(ratio, pair).toBeGreaterThanOrEqual(4.5);
      const controls = await contrasts(page, 'body', [
        ['var(--control)', 'var(--bg)'],
        ['var(--focus)', 'var(--focus-halo)'],
      ]);
      for (const { pair, ratio } of controls) expect(ratio, pair).toBeGreaterThanOrEqual(3);
    });

    test('the menu, which is the other light, does so too', async ({ page }) => {
      await page.goto('/');
      const ground = 'light-dark(var(--paper), var(--indigo))';
      const found = await contrasts(page, '#menu', [
        ['var(--ink)', ground],
        ['var(--ink-soft)', ground],
      ]);
      for (const { pair, ratio } of found) expect(ratio, pair).toBeGreaterThanOrEqual(7);
    });

    test('the form does so on its paper', async ({ page }) => {
      await page.goto('/contact/');
      const found = await contrasts(page, 'form', [
        ['var(--ink)', '#fffdf9'],
        ['var(--ink-soft)', '#fffdf9'],
        ['var(--error)', '#fffdf9'],
        ['var(--success)', '#fffdf9'],
        ['#fff', 'var(--brand)'],
        ['var(--brand)', '#fffdf9'],
      ]);
      for (const { pair, ratio } of found) expect(ratio, pair).toBeGreaterThanOrEqual(4.5);
      const [control] = await contrasts(page, 'form', [['var(--control)', '#fffdf9']]);
      expect(control?.ratio).toBeGreaterThanOrEqual(3);
    });

    test("text in a project's colour reaches 4.5:1 on its card and in its room", async ({
      page,
    }) => {
      await page.goto('/project/');
      for (const [index, { id, color = defaultCardColor }] of projects.entries()) {
        const card = `main article >> nth=${index}`;
        const [ink] = await contrasts(page, card, [['var(--project-ink)', 'var(--bg)']]);
        expect(ink?.ratio, `card of ${id}, ${color}`).toBeGreaterThanOrEqual(4.5);
        const [glow] = await contrasts(page, card, [['var(--project-glow)', 'var(--bg)']]);
        expect(glow?.ratio, `glow of ${id}, ${color}`).toBeGreaterThanOrEqual(1.2);
      }
      for (const { id, color = defaultPageColor } of projects) {
        await page.goto(`/project/${id}/`);
        const found = await contrasts(page, 'main > article', [
          ['var(--project-ink)', 'var(--room)'],
          ['var(--project-ink)', 'var(--room-lit)'],
          ['var(--ink)', 'var(--room-lit)'],
          ['var(--ink-soft)', 'var(--room)'],
        ]);
        for (const { pair, ratio } of found) {
          expect(ratio, `${id}, ${color}: ${pair}`).toBeGreaterThanOrEqual(4.5);
        }
        if (projects.length < 2) continue;
        const [next] = await contrasts(page, 'main nav', [['var(--ink)', 'var(--flood)']]);
        expect(next?.ratio, `what follows ${id}`).toBeGreaterThanOrEqual(4.5);
      }
    });
  });
}
