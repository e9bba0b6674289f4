import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type Locale, locales } from '../lib/i18n/locales';
import { allRoutes, localizeRoute, routes } from '../lib/routes';
import { chromiumArgs, findOrInstallChromium } from './chromium';
import { run } from './command-line';
import { readContent } from './content/read';
import { readPort } from './port.mjs';

/** The widths that the site is looked at in. */
const widths = [320, 390, 597, 598, 768, 1280, 1920];
const folder = 'shots';
const wanted = process.argv.slice(2);
const cell = 420;
/** A page of 1920 px at full length takes a busy machine its time. */
const patienceMs = 120_000;

interface Shot {
  name: string;
  path: string;
  width: number;
  light: 'dark' | 'light';
  fullPage?: boolean;
  reducedMotion?: boolean;
  print?: boolean;
  act?: (page: Page) => Promise<void>;
}

/**
 * Photographs a served site (`npm start` in another window) into `shots/`: a contact sheet for each page and language,
 * and for the states. Arguments choose among the sheets by a part of their names: `npm run shots states az-contact`.
 */
await run(async () => {
  const { projects } = await readContent(process.cwd());
  const executablePath = await findOrInstallChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  mkdirSync(folder, { recursive: true });
  for (const locale of locales) {
    for (const route of allRoutes(projects)) {
      const path = localizeRoute(route, locale);
      const name = `${locale}${route.replaceAll('/', '-')}`.replace(/-$/, '');
      await makeSheet(
        browser,
        name,
        (['dark', 'light'] as const).flatMap((light) =>
          widths.map((width) => ({
            name: `${width} ${light}`,
            path,
            width,
            light,
            fullPage: true,
          })),
        ),
      );
    }
    await makeSheet(browser, `${locale}-states`, statesIn(locale));
  }
  await browser.close();
});

function statesIn(locale: Locale): Shot[] {
  const home = localizeRoute(routes.home, locale);
  const contact = localizeRoute(routes.contact, locale);
  const states: Omit<Shot, 'width' | 'light'>[] = [
    { name: 'menu', path: home, act: (page) => page.locator('[commandfor]').first().click() },
    { name: 'errors', path: contact, act: submit },
    {
      name: 'failed',
      path: contact,
      async act(page) {
        await page.context().setOffline(true);
        await fillIn(page);
        await submit(page);
        await page.waitForTimeout(2500);
      },
    },
    {
      name: 'sent',
      path: contact,
      async act(page) {
        await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ body: 'OK' }));
        await fillIn(page);
        await submit(page);
        await page.waitForTimeout(2500);
      },
    },
    { name: '404', path: `${localizeRoute(routes.projects, locale)}0/` },
    { name: 'reduced motion', path: home, reducedMotion: true, fullPage: true },
    {
      name: 'print',
      path: localizeRoute(`${routes.projects}1/`, locale),
      print: true,
      fullPage: true,
    },
  ];
  return states.flatMap((state) =>
    (['dark', 'light'] as const).flatMap((light) =>
      [390, 1280].map((width) => ({
        ...state,
        width,
        light,
        name: `${state.name} ${width} ${light}`,
      })),
    ),
  );
}

async function fillIn(page: Page) {
  const [name, email, message] = [
    page.locator('#contact-name'),
    page.locator('#contact-email'),
    page.locator('#contact-message'),
  ];
  await name.fill('Leyla');
  await email.fill('leyla@example.com');
  await page.locator('#contact-service').selectOption({ index: 2 });
  await message.fill('Salam!');
}

async function submit(page: Page) {
  await page.locator('button[type=submit]').click();
}

async function makeSheet(browser: Browser, name: string, shots: Shot[]) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) return;
  const cells: { input: Buffer; height: number; label: string }[] = [];
  // One page for all: a new one takes longer than the photograph. Its language and light come from no storage.
  const page = await browser.newPage();
  for (const shot of shots) {
    const input = await sharp(await photograph(page, shot))
      .resize({ width: cell, height: 2400, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
    const { height = 0 } = await sharp(input).metadata();
    cells.push({ input, height, label: shot.name });
  }
  await page.close();
  const height = Math.max(...cells.map((each) => each.height)) + 40;
  await sharp({
    create: { width: cells.length * (cell + 20), height, channels: 3, background: '#777' },
  })
    .composite(
      cells.flatMap(({ input, label }, index) => [
        { input, left: index * (cell + 20), top: 40 },
        {
          input: Buffer.from(
            `<svg width="${cell}" height="40"><text x="4" y="27" font-size="20" font-family="sans-serif">${label}</text></svg>`,
          ),
          left: index * (cell + 20),
          top: 0,
        },
      ]),
    )
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`));
  console.log(`${folder}/${name}.webp`);
}

async function photograph(page: Page, shot: Shot): Promise<Buffer> {
  await page.unrouteAll();
  await page.context().setOffline(false);
  await page.setViewportSize({ width: shot.width, height: shot.width < 700 ? 844 : 800 });
  await page.emulateMedia({
    colorScheme: shot.light,
    reducedMotion: shot.reducedMotion ? 'reduce' : 'no-preference',
    media: shot.print ? 'print' : 'screen',
  });
  await page.goto(`http://localhost:${readPort()}${shot.path}`, { waitUntil: 'networkidle' });
  // What an earlier state of the form left to be gone on with.
  await page.evaluate(() => sessionStorage.clear());
  if (shot.fullPage) await scrollThrough(page);
  await shot.act?.(page);
  await page.waitForTimeout(700);
  return page.screenshot({ fullPage: shot.fullPage, timeout: patienceMs });
}

/** Brings in what waits for being scrolled to: lazy images and reveals. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo({ top, behavior: 'instant' });
      // A busy machine may take long to see what has come into view.
      await new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30))),
      );
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  // A picture that has come may still have to be unpacked, and a window of the page's height unpacks all of them anew.
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.checkVisibility())
        .map((image) => image.decode().catch(() => {})),
    ),
  );
}
