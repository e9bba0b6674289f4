import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { isHydrated, messagesOf } from '../../browser/site';
import { az } from '../../languages';
import { en, messages } from '../../texts';
import { type Engine, type EngineName, launch } from './engine';
import { heading, hydrate, menuState, opener, openWithoutReact, path } from './page';

type Behaviour = (engine: Engine, engineName: EngineName) => Promise<void>;

/** What a visitor can do in every engine. */
export const behaviours: Record<string, Behaviour> = {
  'errors of a page are reported': async (engine) => {
    await engine.open('/');
    await engine.evaluate(() => {
      console.error('reported');
    });
    await expect.poll(async () => (await engine.takeFaults()).join()).toContain('reported');
  },
  "a first visit shows the whole page, in the site's fonts": async (engine) => {
    await engine.open('/project/4/');
    const fonts = () =>
      engine.evaluate(() =>
        [...document.fonts]
          .filter(({ family }) => !family.includes(' '))
          .map(({ status }) => status)
          .join(),
      );
    await expect.poll(fonts).toBe('loaded,loaded,loaded');
    const isShown = () =>
      engine.evaluate(() => (document.querySelector('footer')?.clientHeight ?? 0) > 0);
    await expect.poll(isShown).toBe(true);
  },
  'the menu is a popover before React, and gives the focus back': async (engine) => {
    await openWithoutReact(engine, '/');
    await engine.click(opener);
    await expect.poll(() => menuState(engine)).toEqual({ open: true, modal: false, focus: 'menu' });
    await engine.press('Escape');
    await expectClosedMenu(engine);
    await openMenu(engine);
    await engine.click('dialog > :last-child nav li:nth-child(2) a');
    await expect.poll(() => path(engine)).toBe('/project/');
  },
  'the menu holds the focus and gives it back, with React': async (engine) => {
    await engine.open('/');
    await hydrate(engine);
    await engine.click(opener);
    await expectModalMenu(engine);
    await engine.press('Escape');
    await expectClosedMenu(engine);
    await openMenu(engine);
    await engine.click('dialog [popovertarget]');
    await expectClosedMenu(engine);
  },
  'React makes the open menu modal, and nothing moves': async (engine) => {
    await openWithoutReact(engine, '/');
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
    await expect.poll(async () => (await menuState(engine)).modal).toBe(true);
    const [focus, moves] = await engine.evaluate(() => [
      document.activeElement?.getAttribute('href'),
      document.body.dataset.moves,
    ]);
    expect(focus).toBe('/project/');
    expect(moves).toBe('');
    await expectModalMenu(engine);
    await engine.press('Escape');
    await expectClosedMenu(engine);
  },
  "the menu's light spreads from its button, and closes there": async (engine) => {
    await engine.open('/');
    await hydrate(engine);
    for (const button of [opener, 'dialog [popovertarget]']) {
      await engine.evaluate(() => {
        const menu = document.querySelector<HTMLElement>('#menu');
        const notes = new Set<string>();
        Object.assign(window, { notes });
        // Otherwise a slow browser draws no frame of it.
        if (menu) menu.style.transitionDuration = '4s';
        menu?.addEventListener('transitionend', ({ propertyName, target }) => {
          if (target === menu && propertyName === '--spread') notes.add('ends');
        });
        const look = () => {
          const isVisible = menu?.checkVisibility({ visibilityProperty: true });
          if (isVisible && menu?.getAnimations().length) notes.add('is seen');
          requestAnimationFrame(look);
        };
        look();
      });
      await engine.click(button);
      const notes = () =>
        engine.evaluate(() => [...(Reflect.get(window, 'notes') as Set<string>)].sort());
      await expect.poll(notes).toEqual(['ends', 'is seen']);
    }
    await expectClosedMenu(engine);
  },
  'a language is chosen in the menu, and remembered': async (engine) => {
    await engine.open('/project/4/');
    await openMenu(engine);
    await engine.click('dialog a[data-locale=az]');
    await expect.poll(() => path(engine)).toBe('/az/project/4/');
    expect(await engine.evaluate(() => document.documentElement.lang)).toBe('az');
    await engine.open('/contact/');
    await expect.poll(() => path(engine)).toBe('/az/contact/');
    await expect.poll(() => heading(engine)).toContain(messages[az].Contact.Title);
  },
  'the lamp changes the theme, and the next page keeps it': async (engine) => {
    await engine.open('/');
    const background = () => engine.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await background();
    // The driver reads the lamp's place, then clicks there: a swinging lamp could have left it.
    await engine.evaluate(() => {
      const header = document.querySelector('#homeHead');
      for (const each of header?.getAnimations({ subtree: true }) ?? []) each.finish();
    });
    await engine.click('#homeHead [data-lamp]');
    await expect.poll(background).not.toBe(before);
    const after = await background();
    await engine.open('/project/');
    expect(await background()).toBe(after);
  },
  'a press on a slow page holds the lamp and its halo where they are drawn': async (engine) => {
    await engine.open('/');
    await hydrate(engine);
    // It may be at rest when the scripts have loaded.
    await engine.evaluate(() => {
      const header = document.querySelector('#homeHead');
      for (const each of header?.getAnimations({ subtree: true }) ?? []) each.currentTime = 0;
    });
    await engine.evaluate(() => {
      const place = () =>
        document.querySelector('#homeHead [data-lamp]')?.getBoundingClientRect().x;
      const angles = () =>
        [...document.querySelectorAll('#homeHead div')].map(
          (part) => getComputedStyle(part).rotate,
        );
      addEventListener('mousedown', () =>
        Object.assign(window, {
          pressed: place(),
          angles: angles().filter((each) => each !== 'none'),
        }),
      );
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          Object.assign(window, { drawn: place() });
          while (performance.now() < timeStamp + 400);
        },
        { capture: true },
      );
    });
    await engine.click('#homeHead [data-lamp]');
    const [drawn, pressed, angles] = await engine.evaluate(() =>
      ['drawn', 'pressed', 'angles'].map((name) => Reflect.get(window, name)),
    );
    expect(pressed).toBeCloseTo(drawn, 0);
    expect(angles).toHaveLength(2);
    expect(angles[1]).toBe(angles[0]);
  },
  'a hand drags the carousel beyond its start, and it glides on': async (engine) => {
    await engine.open('/');
    await hydrate(engine);
    const { gaps, followed, glided, isHeld } = await engine.evaluate(async () => {
      const strip = document.querySelector('main section ul + ul[aria-hidden]')?.parentElement;
      if (!strip) throw new Error('no carousel');
      strip.scrollIntoView({ behavior: 'instant', block: 'center' });
      const gaps: number[] = [];
      /** After two frames, in which the strip follows. */
      async function place() {
        for (let frames = 0; frames < 2; frames += 1) {
          await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        }
        const { left, right } = strip?.getBoundingClientRect() ?? new DOMRect();
        gaps.push(Math.max(0, left) + Math.max(0, innerWidth - right));
        return left;
      }
      const period = strip.offsetWidth / 2;
      let x = 0;
      function send(type: string, by = 0) {
        x += by;
        const init = { bubbles: true, isPrimary: true, pointerType: 'touch', clientX: x };
        strip?.dispatchEvent(new PointerEvent(type, init));
      }
      send('pointerdown');
      const start = await place();
      for (let moves = 0; moves < 10; moves += 1) {
        send('pointermove', period / 4);
        await place();
      }
      const end = await place();
      for (let moves = 0; moves < 5; moves += 1) {
        send('pointermove', 10);
        await place();
      }
      const released = await place();
      send('pointerup');
      const isHeld = getComputedStyle(strip).animationPlayState === 'paused';
      await new Promise((resolve) => window.setTimeout(resolve, 200));
      const glided = ((await place()) - released + period) % period;
      return { gaps, followed: ((end - start) / period + 3) % 1, glided, isHeld };
    });
    expect(Math.max(...gaps)).toBeLessThan(1);
    // Ten quarters of a round.
    expect(followed).toBeCloseTo(0.5, 2);
    expect(isHeld).toBe(true);
    expect(glided).toBeGreaterThan(5);
    const isRunning = () =>
      engine.evaluate(() =>
        document
          .getAnimations()
          .some(
            ({ effect, playState }) =>
              effect?.getTiming().iterations === Infinity && playState === 'running',
          ),
      );
    await expect.poll(isRunning).toBe(true);
  },
  'a pull at the lamp moves it and changes the theme': async (engine) => {
    await engine.open('/');
    await hydrate(engine);
    const { way, before } = await engine.evaluate(async () => {
      // A lamp that swings has less way to the side.
      const header = document.querySelector('#homeHead');
      for (const each of header?.getAnimations({ subtree: true }) ?? []) each.finish();
      const lamp = document.querySelector('#homeHead [data-lamp]');
      const place = () => lamp?.getBoundingClientRect() ?? new DOMRect();
      function send(type: string, x: number, y: number) {
        const init = { bubbles: true, isPrimary: true, pointerType: 'touch' };
        lamp?.dispatchEvent(new PointerEvent(type, { ...init, clientX: x, clientY: y }));
      }
      const before = lamp?.getAttribute('aria-pressed');
      const { x, y, width } = place();
      send('pointerdown', x, y);
      send('pointermove', x + 60, y + 90);
      // The lamp follows in the next frame.
      for (let frames = 0; frames < 5; frames += 1) {
        await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      }
      // Of its middle: the box of a turned lamp is wider.
      const turned = place();
      const way = { x: turned.x + turned.width / 2 - (x + width / 2), y: turned.y - y };
      send('pointerup', x + 60, y + 90);
      return { way, before };
    });
    expect(way.x).toBeGreaterThan(20);
    expect(way.y).toBeGreaterThan(10);
    const pressed = () =>
      engine.evaluate(() =>
        document.querySelector('#homeHead [data-lamp]')?.getAttribute('aria-pressed'),
      );
    await expect.poll(pressed).toBe(String(before === 'false'));
    await expect
      .poll(() => engine.evaluate(() => 'switching' in document.documentElement.dataset))
      .toBe(false);
  },
  'a card leads to its page without a document, and back': async (engine) => {
    await engine.open('/project/');
    await hydrate(engine);
    await engine.evaluate(() => {
      Object.assign(window, { same: true });
    });
    await engine.click('main article a');
    await expect.poll(() => path(engine)).toBe('/project/1/');
    await expect.poll(() => engine.evaluate(() => document.activeElement?.localName)).toBe('main');
    expect(await engine.evaluate(() => 'same' in window)).toBe(true);
    await engine.back();
    await expect.poll(() => path(engine)).toBe('/project/');
  },
  'a page that a link leads to starts at its top': async (engine) => {
    await engine.open('/project/');
    await hydrate(engine);
    await engine.evaluate(() => {
      scrollTo(0, 900);
    });
    await engine.click('header a');
    await expect.poll(() => path(engine)).toBe('/');
    await expect.poll(() => engine.evaluate(() => document.activeElement?.localName)).toBe('main');
    await setTimeout(1500);
    expect(await engine.evaluate(() => scrollY)).toBe(0);
  },
  'To Top by mouse ends at the top': async (engine) => {
    await openEnd(engine);
    await engine.click(toTop);
    await expectTop(engine);
  },
  'To Top by keyboard ends at the top': async (engine) => {
    await openEnd(engine);
    await engine.evaluate((selector) => {
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    }, toTop);
    await engine.press('Enter');
    await expectTop(engine);
  },
  'the form reports mistakes, then sends': async (engine, engineName) => {
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
  },
  'a large heading fills its line': async (engine) => {
    for (const route of ['/', '/contact/', '/az/project/1/']) {
      for (const width of [390, 1280]) {
        await engine.resize(width, 800);
        await engine.open(route);
        const shares = await engine.evaluate(() =>
          [...document.querySelectorAll<SVGSVGElement>('h1 svg')].map((line) => {
            const { width, height } = line.getBoundingClientRect();
            // Letters that do not fit the box of their line are smaller than it.
            return (height * line.viewBox.baseVal.width) / (width * line.viewBox.baseVal.height);
          }),
        );
        expect(shares.length).toBeGreaterThan(0);
        for (const share of shares) expect(share).toBeCloseTo(1, 1);
      }
    }
    await engine.resize(1280, 800);
  },
  'typed text and the focus outlast the start of React on a page that something has changed':
    async (engine) => {
      await engine.open('/contact/');
      // A translator or an extension does so. React then renders the page again.
      await engine.evaluate(() => {
        const label = document.querySelector('label')?.firstChild;
        if (label) label.nodeValue += '!';
        // Not by a click: React may replace the field between the driver's search and its click.
        document.querySelector<HTMLElement>('[name=message]')?.focus();
      });
      const text = 'abcdefghijklmno'.repeat(5);
      for (const letter of text) {
        await engine.press(letter);
        await setTimeout(20);
      }
      await expect.poll(() => engine.evaluate(isHydrated)).toBe(true);
      // React may render once more.
      await setTimeout(1000);
      const state = await engine.evaluate(() => ({
        value: document.querySelector<HTMLTextAreaElement>('[name=message]')?.value,
        focus: document.activeElement?.getAttribute('name'),
      }));
      // React reports the difference.
      await engine.takeFaults();
      expect(state).toEqual({ value: text, focus: 'message' });
    },
  'the pictures of a text are whole in a narrow window': async (engine) => {
    await engine.resize(390, 800);
    await engine.open('/project/1/');
    const offs = await engine.evaluate(async () => {
      const images = [...document.querySelectorAll<HTMLImageElement>('main figure img')];
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode()));
      return images.map(({ clientWidth, clientHeight, naturalWidth, naturalHeight }) =>
        Math.abs(clientHeight / clientWidth - naturalHeight / naturalWidth),
      );
    });
    expect(offs.length).toBeGreaterThan(0);
    for (const off of offs) expect(off).toBeLessThan(0.01);
    await engine.resize(1280, 800);
  },
  'a picture is enlarged, and closed by Escape and by Back at the same place': async (engine) => {
    await engine.open('/project/1/');
    await hydrate(engine);
    const state = () =>
      engine.evaluate(() => ({
        isOpen: document.querySelector('main dialog')?.matches(':modal') ?? false,
        isFocused: document.activeElement?.matches('a[data-enlarges]') ?? false,
        isInHistory: history.state?.enlarged !== undefined,
        top: Math.round(scrollY),
      }));
    for (const close of [() => engine.press('Escape'), () => engine.back()]) {
      await engine.evaluate(() => {
        const link = document.querySelector('a[data-enlarges]');
        link?.scrollIntoView({ behavior: 'instant', block: 'center' });
      });
      // WebKitGTK's driver does not press what moves: the picture comes into place.
      const isStill = () => engine.evaluate(() => document.getAnimations().length === 0);
      await expect.poll(isStill).toBe(true);
      await engine.click('a[data-enlarges]');
      await expect.poll(state).toMatchObject({ isOpen: true, isInHistory: true });
      const { top } = await state();
      await close();
      const closed = { isOpen: false, isFocused: true, isInHistory: false, top };
      await expect.poll(state).toEqual(closed);
    }
    expect(await path(engine)).toBe('/project/1/');
  },
  'a film is loaded when it is near, and its button pauses it': async (engine) => {
    await engine.open('/project/3/');
    await hydrate(engine);
    const state = () =>
      engine.evaluate(() => {
        const film = document.querySelector('video');
        const entries = performance.getEntriesByType('resource');
        return {
          isLoaded: entries.some(({ name }) => /\.mp4/.test(name)) || (film?.readyState ?? 0) > 0,
          isPaused: film?.paused,
        };
      });
    expect(await state()).toEqual({ isLoaded: false, isPaused: true });
    const canPlay = await engine.evaluate(
      () => document.querySelector('video')?.canPlayType('video/mp4; codecs="avc1.42E01E"') !== '',
    );
    // Engines take H.264 from the system, which may lack it.
    if (!canPlay) return;
    await engine.evaluate(() => {
      document.querySelector('video')?.scrollIntoView({ behavior: 'instant', block: 'center' });
    });
    await expect.poll(state).toEqual({ isLoaded: true, isPaused: false });
    await engine.click('video ~ button');
    await expect.poll(state).toMatchObject({ isPaused: true });
  },
  'a page of each kind fits a wide and a narrow window': async (engine) => {
    for (const width of [1280, 500]) {
      await engine.resize(width, 800);
      for (const page of [
        '/',
        '/az/project/',
        '/az/project/3/',
        '/contact/',
        '/az/no-such-page/',
      ]) {
        await engine.open(page);
        await expect.poll(() => heading(engine)).toMatch(/\S/);
        const over = await engine.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, `${page} at ${width} px`).toBeLessThanOrEqual(0);
        const faults = await engine.takeFaults();
        // The browser reports the status 404.
        if (!page.includes('no-such')) expect(faults, page).toEqual([]);
      }
    }
    await engine.resize(1280, 800);
  },
  'without JavaScript a page shows all its content, and its menu opens': async (
    engine,
    engineName,
  ) => {
    await engine.takeFaults();
    const withoutScript = await launch(engineName, false);
    await withoutScript.open('/az/project/3/');
    const texts = await withoutScript.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, dd):not(dialog *)')].map(
        (element) => ({
          text: element.textContent?.trim(),
          seen: element.checkVisibility({ opacityProperty: true }),
        }),
      ),
    );
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter(({ seen }) => !seen)).toEqual([]);
    await openMenu(withoutScript);
    await withoutScript.click('dialog > :last-child nav a');
    await expect.poll(() => path(withoutScript)).toBe('/az/');
    await withoutScript.close();
  },
};

/** Opens the menu, and waits for its light. */
async function openMenu(engine: Engine) {
  await engine.click(opener);
  await expect.poll(async () => (await menuState(engine)).open).toBe(true);
  const animations = () =>
    engine.evaluate(() => document.querySelector<HTMLElement>('#menu')?.getAnimations().length);
  await expect.poll(animations).toBe(0);
}

async function expectModalMenu(engine: Engine) {
  await expect.poll(() => menuState(engine)).toEqual({ open: true, modal: true, focus: 'menu' });
  // More often than it has stops; some may be the browser's own.
  for (let stops = 0; stops < 12; stops += 1) {
    await engine.press('Tab');
    expect(['menu', '']).toContain((await menuState(engine)).focus);
  }
}

async function expectClosedMenu(engine: Engine) {
  await expect
    .poll(() => menuState(engine))
    .toEqual({ open: false, modal: false, focus: en.Menu.Open });
}

const toTop = 'footer [href="#top"]';

async function openEnd(engine: Engine) {
  await engine.open('/project/');
  await engine.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  expect(await engine.evaluate(() => scrollY)).toBeGreaterThan(300);
}

async function expectTop(engine: Engine) {
  await expect.poll(() => engine.evaluate(() => scrollY)).toBe(0);
  // Something may move the page again.
  await setTimeout(1000);
  expect(await engine.evaluate(() => scrollY)).toBe(0);
}
