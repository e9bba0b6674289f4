import type { Page } from '@playwright/test';
import { projectRoute } from '@/lib/routes';
import { expectAccessible } from './axe';
import {
  fillForm,
  formSends,
  hydrate,
  inOther,
  kinds,
  pageWith,
  submitText,
  unknownId,
  words,
} from './site';
import { expect, test } from './test';

const texts = words.Contact;

/** In both themes, at two widths, and in the visitor's own palette. */
async function expectAccessibleEverywhere(page: Page, state: string) {
  for (const [width, colorScheme, forcedColors, rules] of [
    [390, 'light', 'none'],
    [1280, 'dark', 'none'],
    [1280, 'dark', 'active', ['color-contrast']],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, forcedColors });
    await waitForAnimations(page);
    const look = `${state}, ${width} px, ${colorScheme}, forced colours ${forcedColors}`;
    await expectAccessible(page, look, rules);
  }
}

function waitForAnimations(page: Page) {
  return page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

// axe is a script and the measurement adds a style: the page's policy would refuse both.
test.use({ bypassCSP: true });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const path of kinds.map(inOther)) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await hydrate(page);
    await expectAccessibleEverywhere(page, path);
    // The menu's lamp hangs before a label as long as "TODO: Projects", until it is translated.
    if (path !== inOther('/contact/') || words.Menu.Project.startsWith('TODO')) return;
    await page.getByRole('button', { name: words.Menu.Open }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleEverywhere(page, 'menu');
  });
}

test('an enlarged picture is accessible', async ({ page }) => {
  const path = pageWith('data-enlarges=');
  test.skip(!path, 'no project has pictures in its text');
  await page.goto(inOther(path ?? '/'));
  await page.locator('a[data-enlarges]').first().click();
  await expect(page.getByRole('dialog', { name: words.Story.Pictures })).toBeVisible();
  await expectAccessibleEverywhere(page, 'enlarged');
});

test('the form is accessible with errors, after success and after a failure', async ({ page }) => {
  await page.goto(inOther('/contact/'));
  await hydrate(page);
  await page.getByRole('button', { name: submitText }).click();
  await expect(page.getByText(texts.EmailError)).toBeVisible();
  await expectAccessible(page, 'errors');
  if (!formSends) {
    await fillForm(page, texts, 'Leyla');
    await page.getByRole('button', { name: submitText }).click();
    await expect(page.getByRole('button', { name: texts.Copy })).toBeVisible();
    await expectAccessible(page, 'opened');
    return;
  }
  await send(page, '503');
  await expect(page.getByText(texts.Faults.Later)).toBeVisible();
  await expectAccessible(page, 'failed');
  // The message disappears after five seconds.
  await page.clock.install();
  await send(page, '200');
  await page.clock.fastForward(3000);
  await expect(page.getByText(texts.Success)).toBeVisible();
  await expectAccessible(page, 'sent');
});

test('the page for an unknown project is accessible', async ({ page }) => {
  await page.goto(inOther(projectRoute(unknownId)));
  await expect(page.getByRole('link', { name: words.Menu.Project })).toBeVisible();
  await expectAccessibleEverywhere(page, '404');
});

/** @param answer how `tests/emailjs-double.ts` answers */
async function send(page: Page, answer: string) {
  await fillForm(page, texts, `Leyla [${answer}] ${Math.random()}`);
  await page.getByRole('button', { name: texts.Submit }).click();
}
