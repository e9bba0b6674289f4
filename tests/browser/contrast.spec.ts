import { contrastOf, injectAxe } from './axe';
import { projects } from './site';
import { expect, test } from './test';

test.use({ bypassCSP: true });

type Pair = [path: string, selector: string, front: string, back: string, least: number];

const cards = projects.flatMap((_, index): Pair[] => [
  ['/project/', `main article >> nth=${index}`, '--project-ink', '--bg', 4.5],
  ['/project/', `main article >> nth=${index}`, '--project-glow', '--bg', 1.2],
]);

const rooms = projects.flatMap(({ id }): Pair[] => [
  [`/project/${id}/`, 'main > article', '--project-ink', '--room', 4.5],
  [`/project/${id}/`, 'main > article', '--project-ink', '--room-lit', 4.5],
  [`/project/${id}/`, 'main > article', '--ink', '--room-lit', 4.5],
  [`/project/${id}/`, 'main > article', '--ink-soft', '--room', 4.5],
]);

test('each pair of colour tokens has its contrast in both themes', async ({ page }) => {
  test.slow();
  for (const [path, selector, front, back, least] of [
    ['/', 'body', '--ink', '--bg', 7],
    ['/', 'body', '--ink-soft', '--bg', 7],
    ['/', 'body', '--error', '--bg', 4.5],
    ['/', 'body', '--success', '--bg', 4.5],
    ['/', 'body', '--night', '--lamp', 4.5],
    ['/', 'body', '--control', '--bg', 3],
    ['/', 'body', '--focus', '--focus-halo', 3],
    ...cards,
    ...rooms,
  ] as const) {
    if (new URL(page.url(), 'http://localhost').pathname !== path) {
      await page.goto(path);
      await injectAxe(page);
    }
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const contrast = await contrastOf(page.locator(selector), `var(${front})`, `var(${back})`);
      expect(contrast, `${path} ${colorScheme}: ${front} on ${back}`).toBeGreaterThanOrEqual(least);
    }
  }
});
