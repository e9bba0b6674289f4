import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import {
  chunks,
  deepRoute,
  fillForm,
  formSends,
  hasServices,
  holdFiles,
  hydrate,
  inOther,
  isHydrated,
  messagesOf,
  words,
} from './site';
import { expect, test } from './test';

// What extensions, translators and proxies do to a page, before and after React starts.

const texts = words.Contact;
const sentence = 'Salam! Bakıda kiçik bir mağaza üçün sayt lazımdır, yaza qədər olsun.';
const contact = inOther('/contact/');

/** Runs in the page. Wraps each text, as the translators of browsers do. */
function wrapTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  for (const text of found) {
    if (text.parentElement?.closest('script, style, option, textarea, title')) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}

const changes: [string, () => void][] = [
  ['a changed label', () => document.querySelector('label')?.append('!')],
  ['every text in an element of a translator', wrapTexts],
  [
    "a password manager's element after the e-mail field",
    () => document.querySelector('[name=email]')?.after(document.createElement('div')),
  ],
  [
    'replaced mail addresses',
    () => {
      for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
        link.setAttribute('href', '/cdn-cgi/l/email-protection');
        link.textContent = '[email protected]';
      }
    },
  ],
];

/** Opens the contact page and holds its scripts back. @returns a function that lets them through */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const release = await holdFiles(page);
  await page.goto(contact, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return release;
}

for (const [what, change] of changes) {
  test(`with ${what}, typed text, focus and selection survive the start of React`, async ({
    page,
  }) => {
    const release = await openWithoutScripts(page);
    await page.getByLabel(texts.Name, { exact: true }).fill('Leyla');
    if (hasServices) await page.getByLabel(texts.Service).selectOption(texts.Other);
    await page.evaluate(change);
    const field = page.locator('textarea');
    await field.pressSequentially('>');
    // The text goes in front of this character, wherever React starts.
    await page.keyboard.press('ArrowLeft');
    release();
    let typed = '';
    while (!(await page.evaluate(isHydrated)) || typed.length < sentence.length) {
      const letter = sentence.charAt(typed.length % sentence.length);
      await page.keyboard.type(letter);
      typed += letter;
    }
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(`${typed}>`);
    await expect(page.getByLabel(texts.Name, { exact: true })).toHaveValue('Leyla');
    if (hasServices) await expect(page.locator('select option:checked')).toHaveText(texts.Other);
  });
}

test('a press that makes React replace a changed page gives the focus, wherever it ends', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // React starts, and waits for its first turn: a press does not wait.
    MessagePort.prototype.postMessage = () => {};
  });
  await page.goto(contact);
  await page.evaluate(wrapTexts);
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
  const field = page.locator('textarea');
  await field.hover();
  await page.mouse.down();
  await expect(page.locator('main font')).toHaveCount(0);
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await page.keyboard.type('salam');
  await expect(field).toHaveValue('salam');
});

test('text that is being composed survives the start of React on a changed page', async ({
  page,
}) => {
  const release = await openWithoutScripts(page);
  await page.evaluate(wrapTexts);
  await page.locator('textarea').click();
  const client = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('にほ');
  const loaded = page.waitForLoadState('networkidle');
  release();
  await loaded;
  await compose('にほん');
  await client.send('Input.insertText', { text: '日本' });
  await page.waitForFunction(isHydrated);
  await page.keyboard.type('!');
  await expect(page.locator('textarea')).toHaveValue('日本!');
});

test('a submit before the scripts load is sent once, though React replaces the form', async ({
  page,
}) => {
  test.skip(!formSends, 'the form opens the mail program');
  const release = await openWithoutScripts(page);
  await page.evaluate(wrapTexts);
  const name = `Leyla [200] ${Math.random()}`;
  await fillForm(page, texts, name);
  await page.locator('[type=submit]').click();
  release();
  await expect(page.getByText(texts.Success)).toBeVisible();
  expect(await messagesOf(name)).toHaveLength(1);
});

for (const [page, change] of [
  ['an unchanged', () => {}],
  ['a translated', wrapTexts],
] as const) {
  test(`on ${page} page, a notice that came before React stays, and its link has the message`, async ({
    page,
  }) => {
    test.skip(!formSends, 'the form opens the mail program');
    await page.route(chunks, (route) => route.abort());
    await page.goto(contact);
    await page.evaluate(change);
    await fillForm(page, texts, 'Leyla');
    await page.locator('[type=submit]').click();
    await expect(page.locator('[data-reason=Later]')).toBeVisible();
    await page.unroute(chunks);
    await hydrate(page);
    await expect(page.getByText(texts.Faults.Later)).toBeVisible();
    await page.getByLabel(texts.Message).fill('Salam, Leyla!');
    const mail = page.getByRole('status').getByRole('link', { name: texts.MailInstead });
    await expect(mail).toHaveAttribute('href', /body=Salam%2C%20Leyla!/);
  });
}

test('a changed contact page keeps its theme, place and styles when React replaces it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('theme', 'day'));
  const release = await openWithoutScripts(page);
  await page.evaluate(wrapTexts);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  // An extension that sets colours.
  await page.evaluate(() => document.documentElement.style.setProperty('--extension', 'red'));
  release();
  await page.waitForFunction(isHydrated);
  await expect(page.locator('main font')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await expect(page.locator('html')).toHaveCSS('--extension', 'red');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

for (const path of [inOther('/'), '/no-such-page/']) {
  test(`React does not start on ${path} if something has changed it`, async ({ page }) => {
    // The 404 page starts React as soon as it has loaded.
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${wrapTexts})`);
    await page.goto(path);
    await page.mouse.wheel(0, 300);
    await page.evaluate(() => dispatchEvent(new Event('hydrate')));
    await page.waitForFunction(() => document.querySelector('script[data-ran]') !== null);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main font').first()).toBeAttached();
    const isStarted = () => Object.keys(document).some((key) => key.startsWith('__react'));
    expect(await page.evaluate(isStarted)).toBe(false);
  });
}

test("an extension's own fields change nothing in the form that React makes", async ({ page }) => {
  const release = await openWithoutScripts(page);
  await page.evaluate(() => document.querySelector('main')?.prepend('changed'));
  await page.evaluate(() => {
    for (const place of ['main', 'form']) {
      const field = document.createElement('input');
      field.value = 'secret';
      document.querySelector(place)?.prepend(field);
    }
  });
  await page.getByLabel(texts.Name, { exact: true }).fill('Leyla');
  release();
  await page.waitForFunction(isHydrated);
  await expect(page.getByLabel(texts.Name, { exact: true })).toHaveValue('Leyla');
  await expect(page.getByLabel(texts.Email)).toHaveValue('');
  await expect(page.locator('[name=newsletter]:checked')).toHaveCount(0);
});

for (const when of ['before', 'after'] as const) {
  test(`a page translated ${when} React starts works to the end`, async ({ page }) => {
    const errors: string[] = [];
    // React reports a page that was changed before it started, as error 418, and replaces it.
    page.on('pageerror', ({ message }) => {
      if (when === 'after' || !/#418/.test(message)) errors.push(message);
    });
    const start = async (path: string) => {
      await page.goto(path);
      // In a changed page without a form, React does not start.
      if (when === 'before') await page.evaluate(wrapTexts);
      if (when === 'after' || path === contact) await hydrate(page);
      if (when === 'after') await page.evaluate(wrapTexts);
    };
    const menu = page.getByRole('dialog');
    for (const path of ['/', deepRoute]) {
      await start(inOther(path));
      await page.locator('header [popovertarget]').click();
      await expect(menu).toBeVisible();
      await menu.locator('[data-lamp]').click();
      await page.evaluate(wrapTexts);
      await menu.getByRole('link', { name: words.Menu.Project }).click();
      await expect(page).toHaveURL(inOther(routes.projects));
      await page.evaluate(wrapTexts);
      await page.goBack();
      await expect(page).toHaveURL(inOther(path));
      await expect(page.locator('main h1')).toBeVisible();
    }

    await start(contact);
    // Until then, the browser checks the fields of a form that opens the mail program.
    if (!formSends) await hydrate(page);
    const name = `Leyla [200] ${Math.random()}`;
    await page.locator('[type=submit]').click();
    await expect(page.locator('#contact-name-error')).toBeVisible();
    await page.evaluate(wrapTexts);
    await fillForm(page, texts, name);
    await page.locator('[type=submit]').click();
    if (formSends) await expect(page.getByText(texts.Success)).toHaveCount(1);
    else await expect(page.locator('[data-reason=Opened]')).toBeVisible();
    await page.evaluate(wrapTexts);
    if (formSends) expect(await messagesOf(name)).toHaveLength(1);
    await page.locator('header a').first().click();
    await expect(page.locator('#homeHead')).toBeVisible();
    await page.goBack();
    await expect(page.locator('textarea')).toBeVisible();
    expect(errors).toEqual([]);
  });
}
