import type { Locator } from '@playwright/test';
import { defaultPageColor } from '@/lib/constants';
import { contrastOf, injectAxe } from './axe';
import { deepRoute, projects } from './site';
import { expect, test } from './test';

test.use({ bypassCSP: true });

type Pair = [front: string, back: string, least: number];

const everyPage: Pair[] = [
  ['--ink', '--bg', 7],
  ['--ink-soft', '--bg', 7],
  ['--error', '--bg', 4.5],
  ['--success', '--bg', 4.5],
  ['--night', '--lamp', 4.5],
  ['--control', '--bg', 3],
  ['--focus', '--focus-halo', 3],
];
const card: Pair[] = [
  ['--project-ink', '--bg', 4.5],
  ['--project-glow', '--bg', 1.2],
];
const projectPage: Pair[] = [
  ['--project-ink', '--room', 4.5],
  ['--project-ink', '--room-lit', 4.5],
  ['--ink', '--room-lit', 4.5],
  ['--ink-soft', '--room', 4.5],
];

for (const colorScheme of ['dark', 'light'] as const) {
  test(`each pair of colour tokens has its contrast in the ${colorScheme} theme`, async ({
    page,
  }) => {
    async function expectContrast(pairs: Pair[], element: Locator, state = '') {
      for (const [front, back, least] of pairs) {
        const contrast = await contrastOf(element, `var(${front})`, `var(${back})`);
        expect(contrast, `${front} on ${back} ${state}`).toBeGreaterThanOrEqual(least);
      }
    }
    await page.emulateMedia({ colorScheme });
    await page.goto('/project/');
    await injectAxe(page);
    await expectContrast(everyPage, page.locator('body'));
    for (const article of await page.getByRole('article').all()) {
      await expectContrast(card, article, (await article.textContent()) ?? '');
    }

    if (projects.length === 0) return;
    await page.goto(deepRoute);
    await injectAxe(page);
    const article = page.locator('main > article');
    for (const { color = defaultPageColor } of projects) {
      await article.evaluate((element, value) => {
        element.style.setProperty('--project-color', value);
      }, color);
      await expectContrast(projectPage, article, `with ${color}`);
    }
  });
}
