import type { Locator } from '@playwright/test';
import constants from '@/lib/constants.json' with { type: 'json' };
import { contrastsOf, injectAxe } from './axe';
import { deepRoute, projects } from './site';
import { expect, test } from './test';

const { defaultCardColor, defaultPageColor } = constants;

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
const projectPage: Pair[] = [
  ['--project-ink', '--bg', 4.5],
  ['--project-glow', '--bg', 1.2],
  ['--project-ink', '--room', 4.5],
  ['--project-ink', '--room-lit', 4.5],
  ['--ink', '--room-lit', 4.5],
  ['--ink-soft', '--room', 4.5],
];

async function expectContrast(pairs: Pair[], element: Locator, state: string) {
  const contrasts = await contrastsOf(
    element,
    pairs.map(([front, back]) => [`var(${front})`, `var(${back})`]),
  );
  const low = pairs.filter(([, , least], index) => !((contrasts[index] ?? 0) >= least));
  expect(low, state).toEqual([]);
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`text and controls can be seen in the ${colorScheme} theme, in the colour of each project`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(deepRoute);
    await injectAxe(page);
    await expectContrast(everyPage, page.locator('body'), 'every page');
    if (projects.length === 0) return;
    const article = page.locator('main > article');
    const own = projects.flatMap(({ color }) => color ?? []);
    for (const color of [defaultCardColor, defaultPageColor, ...own]) {
      await article.evaluate((element, value) => {
        element.style.setProperty('--project-color', value);
      }, color);
      await expectContrast(projectPage, article, color);
    }
  });
}
