import { expect } from '@playwright/test';
import { isHydrated, messagesOf } from '../../browser/site';
import { az } from '../../languages';
import { en, messages } from '../../texts';
import { type Engine, launch } from './engine';
import { heading, hydrate, menuState, opener, openMenu, openWithoutReact, path } from './page';
import { test } from './test';

// What a page is and does in each engine. What depends on no engine is tested in tests/browser/.

test('errors of a page are reported', async ({ engine }) => {
  await engine.open('/');
  await engine.evaluate(() => {
    console.error('reported');
  });
  await expect.poll(async () => (await engine.takeFaults()).join()).toContain('reported');
});

test("a page of each kind fits, in the site's fonts, with headings and pictures as large as their places", async ({
  engine,
}) => {
  for (const width of [1280, 500]) {
    await engine.resize(width, 800);
    for (const route of ['/', '/az/project/', '/az/project/1/', '/contact/', '/az/nothing/']) {
      await engine.open(route);
      await expect.poll(() => heading(engine)).toMatch(/\S/);
      const { over, isWhole, shares, offs } = await engine.evaluate(measurePage);
      const where = `${route} at ${width} px`;
      expect(over, where).toBeLessThanOrEqual(0);
      // Letters that do not fit the box of their line are smaller than it.
      for (const share of shares) expect(share, where).toBeCloseTo(1, 1);
      for (const off of offs) expect(off, where).toBeLessThan(0.01);
      if (route === '/az/project/1/') {
        expect(offs.length).toBeGreaterThan(0);
        await expect.poll(() => engine.evaluate(readFonts)).toEqual(['loaded', 'loaded', 'loaded']);
      }
      // The browser reports the status 404.
      const faults = await engine.takeFaults();
      if (!route.includes('nothing')) {
        expect(faults, where).toEqual([]);
        expect(isWhole, where).toBe(true);
        expect(shares.length, where).toBeGreaterThan(0);
      }
    }
  }
  await engine.resize(1280, 800);
});

test('without JavaScript a page shows all its content, and its menu opens', async ({
  engineName,
}) => {
  const engine = await launch(engineName, false);
  await engine.open('/az/project/3/');
  const texts = await engine.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, dd):not(dialog *)')].map((element) => ({
      text: element.textContent?.trim(),
      seen: element.checkVisibility({ opacityProperty: true }),
    })),
  );
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter(({ seen }) => !seen)).toEqual([]);
  await openMenu(engine);
  await engine.click('dialog > :last-child nav a');
  await expect.poll(() => path(engine)).toBe('/az/');
  await engine.close();
});

test('before and with React, the menu holds the focus and gives it back', async ({ engine }) => {
  await openWithoutReact(engine, '/');
  await expectMenuHoldsFocus(engine);
  await openMenu(engine);
  await engine.evaluate(() => {
    document.querySelector<HTMLElement>('dialog > :last-child nav li:nth-child(2) a')?.focus();
    document.body.dataset.moves = '';
    addEventListener('transitionrun', ({ target, propertyName }) => {
      const isMenu = target === document.documentElement || target instanceof HTMLDialogElement;
      if (isMenu) document.body.dataset.moves += propertyName;
    });
  });
  await hydrate(engine);
  const state = await engine.evaluate(() => [
    document.activeElement?.getAttribute('href'),
    document.body.dataset.moves,
  ]);
  expect(state).toEqual(['/project/', '']);
  await engine.click('dialog [popovertarget]');
  await expectClosedMenu(engine);
  await expectMenuHoldsFocus(engine);
});

test('the menu of a page that React has made anew holds the focus and gives it back', async ({
  engine,
}) => {
  await openWithoutReact(engine, '/contact/');
  await engine.evaluate(() => document.querySelector('main')?.prepend('changed'));
  await hydrate(engine);
  // React reports the difference.
  await engine.takeFaults();
  await openMenu(engine);
  const focused = () => engine.evaluate(() => document.activeElement?.getAttribute('href'));
  await expect.poll(focused).toBe('/');
  await engine.press('Escape');
  await expectClosedMenu(engine);
  await expectMenuHoldsFocus(engine);
});

test('a language is chosen in the menu and remembered, and the place and what is typed stay', async ({
  engine,
}) => {
  await engine.open('/contact/');
  await engine.type('[name=message]', 'Salam! Əla.');
  await engine.evaluate(() => {
    scrollTo({ top: 200, behavior: 'instant' });
  });
  const top = await engine.evaluate(() => scrollY);
  expect(top).toBe(200);
  // By scripts: the driver scrolls to what it clicks.
  await engine.evaluate(() =>
    document.querySelector<HTMLElement>('header [popovertarget]')?.click(),
  );
  await engine.evaluate(() =>
    document.querySelector<HTMLElement>('dialog [data-locale=az]')?.click(),
  );
  await expect.poll(() => path(engine)).toBe('/az/contact/');
  const state = () =>
    engine.evaluate(() => ({
      language: document.documentElement.lang,
      typed: document.querySelector<HTMLTextAreaElement>('[name=message]')?.value,
      top: scrollY,
    }));
  await expect.poll(state).toEqual({ language: 'az', typed: 'Salam! Əla.', top });
  await engine.open('/project/');
  await expect.poll(() => path(engine)).toBe('/az/project/');
  await expect.poll(() => heading(engine)).toContain(messages[az].Project.Head);
});

test('the form reports mistakes, then sends', async ({ engine, engineName }) => {
  await engine.open('/contact/');
  await engine.click('form [type=submit]');
  await expect
    .poll(() => engine.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('name');
  const shown = () => engine.evaluate(() => document.querySelector('form')?.textContent ?? '');
  for (const field of ['Name', 'Email', 'Service', 'Message'] as const) {
    expect(await shown()).toContain(en.Contact[`${field}Error`]);
  }
  const name = `${engineName} ${Math.random()}`;
  await engine.type('[name=name]', name);
  await engine.type('[name=email]', 'leyla@example.com');
  await engine.type('[name=message]', 'Salam! Əla.');
  await engine.evaluate((service) => {
    const select = document.querySelector<HTMLSelectElement>('[name=service]');
    if (select) select.value = service;
  }, 'Other');
  await engine.click('form [type=submit]');
  await expect.poll(shown).toContain(en.Contact.Success);
  expect(await messagesOf(name)).toEqual([
    {
      from_name: name,
      from_email: 'leyla@example.com',
      from_service: en.Contact.Other,
      message: 'Salam! Əla.',
    },
  ]);
});

test('typed text and the focus outlast the start of React on a page that something has changed', async ({
  engine,
}) => {
  await openWithoutReact(engine, '/contact/');
  // A translator or an extension does so. React then renders the page again.
  await engine.evaluate(() => {
    const label = document.querySelector('label')?.firstChild;
    if (label) label.nodeValue += '!';
    // Not by a click: React may replace the field between the driver's search and its click.
    document.querySelector<HTMLElement>('[name=message]')?.focus();
    dispatchEvent(new Event('hydrate'));
  });
  let text = '';
  while (text.length < 20 || !(await engine.evaluate(isHydrated))) {
    const letter = 'abcdefghij'.charAt(text.length % 10);
    await engine.press(letter);
    text += letter;
  }
  const state = await engine.evaluate(() => ({
    value: document.querySelector<HTMLTextAreaElement>('[name=message]')?.value,
    focus: document.activeElement?.getAttribute('name'),
  }));
  // React reports the difference.
  await engine.takeFaults();
  expect(state).toEqual({ value: text, focus: 'message' });
});

for (const [control, focused] of [
  ['textarea', 'message'],
  ['label[for=contact-name]', 'name'],
] as const) {
  test(`a press on ${control} that makes React replace a changed page reaches its counterpart`, async ({
    engine,
  }) => {
    await openWithoutReact(engine, '/contact/');
    await engine.evaluate(() => {
      document.querySelector('label')?.append('!');
      document.querySelector('main')?.setAttribute('data-old', '');
      // React has started, and waits for its first turn: a press does not wait.
      MessagePort.prototype.postMessage = () => {};
      dispatchEvent(new Event('hydrate'));
    });
    const isStarted = () =>
      engine.evaluate(() =>
        Object.keys(document).some((key) => key.startsWith('__reactContainer')),
      );
    await expect.poll(isStarted).toBe(true);
    await engine.click(control);
    for (const key of 'salam') await engine.press(key);
    const state = await engine.evaluate(() => ({
      isOld: document.querySelector('[data-old]') !== null,
      focus: document.activeElement?.getAttribute('name'),
      value: (document.activeElement as HTMLInputElement).value,
    }));
    // React reports the difference.
    await engine.takeFaults();
    expect(state).toEqual({ isOld: false, focus: focused, value: 'salam' });
  });
}

async function expectMenuHoldsFocus(engine: Engine) {
  await engine.click(opener);
  const inert = 'a header main footer';
  await expect.poll(() => menuState(engine)).toEqual({ open: true, inert, focus: 'menu' });
  // More often than it has stops; some may be the browser's own.
  for (let stops = 0; stops < 12; stops += 1) {
    await engine.press('Tab');
    expect(['menu', '']).toContain((await menuState(engine)).focus);
  }
  await engine.press('Escape');
  await expectClosedMenu(engine);
}

async function expectClosedMenu(engine: Engine) {
  await expect
    .poll(() => menuState(engine))
    .toEqual({ open: false, inert: '', focus: en.Menu.Open });
}

// These run in the page, so each is complete in itself.

/** @returns whether each of the site's fonts is loaded. The names of their fallbacks have a space. */
function readFonts() {
  const own = [...document.fonts].filter(({ family }) => !family.includes(' '));
  return own.map(({ status }) => status);
}

/**
 * @returns by how much the page is too wide, whether it has its end, the share of each line of the heading that its letters
 * fill, and how far the proportions of each picture of the text are off
 */
async function measurePage() {
  const images = [...document.querySelectorAll<HTMLImageElement>('main figure img')];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode()));
  return {
    over: document.documentElement.scrollWidth - innerWidth,
    isWhole: (document.querySelector('footer')?.clientHeight ?? 0) > 0,
    shares: [...document.querySelectorAll<SVGSVGElement>('h1 svg')].map((line) => {
      const { width, height } = line.getBoundingClientRect();
      return (height * line.viewBox.baseVal.width) / (width * line.viewBox.baseVal.height);
    }),
    offs: images.map(({ clientWidth, clientHeight, naturalWidth, naturalHeight }) =>
      Math.abs(clientHeight / clientWidth - naturalHeight / naturalWidth),
    ),
  };
}
