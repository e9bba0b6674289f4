import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { execa } from 'execa';
import type { Messages } from 'next-intl';
import sharp from 'sharp';
import { serviceKeys } from '@/lib/contact/services';
import { exportedPaths } from '../../browser/site';
import { editFacts, editJson } from '../../edit-json';
import { en } from '../../texts';
import { addOwnFiles, env, expectOwnFiles, makeCopy, npm, served, writeJson } from './copy';
import { arabic, expectMirrored } from './mirrored';

// README's steps in two builds of one copy: a site with more than the sample, then one with less.

const folder = 'tests/fixture';
const owner = 'Ada';
/** Names in the sample, which the new site must not contain. */
const names = ['Aygün', 'Şəfəq', 'Baku', 'Bakı', 'aygun', 'shafag', '+994'];
/** Longer than a line of a phone has room for. */
const longWord = 'Donaudampfschifffahrtselektrizitätenamt';
const settings = `BASE_PATH=/portfolio
NEXT_PUBLIC_SITE_URL=https://me.example/portfolio
NEXT_PUBLIC_EMAILJS_SERVICE_ID=service_k4n8b2x
NEXT_PUBLIC_EMAILJS_TEMPLATE_ID=template_q7d3f5m
NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=x9Kd2LmN4pQr7sTv
`;
/** The browser tests whose outcome depends on the content, without those of a pointer. `npm cit` runs all. */
const specs = ['home', 'not-found', 'pages', 'preferences', 'room', 'screen-reader', 'seo'].map(
  (name) => `${name}.spec.ts`,
);
const withoutPointer = ['--grep-invert', 'touch of|on a touch screen|the lamp lights up'];

// Each test uses the copy as the one before it has left it.
test.describe.configure({ mode: 'serial' });
let root: string;

test.beforeAll(async () => {
  root = makeCopy('walk');
  await takeREADMEsSteps();
});

/**
 * The content of another owner, a language from right to left instead of Azerbaijani, settings, files in `public/`, and no
 * history, as in a ZIP file.
 */
async function takeREADMEsSteps() {
  rmSync(join(root, '.git'), { recursive: true });
  rmSync(join(root, 'data'), { recursive: true });
  cpSync(join(folder, 'data'), join(root, 'data'), { recursive: true });
  const file = join(root, 'messages/en.json');
  const own: Messages = JSON.parse(readFileSync(join(folder, 'messages/en.json'), 'utf8'));
  for (const [group, words] of Object.entries(own)) {
    for (const [key, text] of Object.entries(words)) editJson(file, `${group}.${key}`, text);
  }
  for (const key of ['Service1', 'Service5']) editJson(file, `Contact.${key}`, key);
  editJson(file, 'About.Head', 'One desk for\u00a0all appli\u00adcations');
  await npm(root, 'language', ['remove', 'az']);
  await npm(root, 'language', ['add', 'ar-EG']);
  editJson(join(root, 'messages/ar-EG.json'), 'NotFound.Title', arabic.title);

  editJson(join(root, 'data/owner.json'), 'name', { en: owner });
  // The picture first, and the sections after it in another order.
  const home = ['imageSection', 'about', 'projects', 'carousel'];
  const analytics = { src: 'https://stats.example/count.js', attributes: { 'data-site': 'me' } };
  writeJson(root, 'data/site.json', { home, theme: 'day', analytics });
  const [first, second, third] = readdirSync(join(root, 'data/projects')).map((name) =>
    join(root, 'data/projects', name),
  ) as [string, string, string];
  editFacts(join(first, 'en.md'), 'name', 'Ivy');
  writeFileSync(join(first, 'ar-EG.md'), `---\nname: ${arabic.name}\n---\n`);
  editFacts(join(third, 'en.md'), 'link', undefined);
  // No more than what is required, and a layout.
  const facts = `---\nname: ${longWord}\ntime: 2021\nimage: cover.webp\nlayout: note\n---\n`;
  writeFileSync(join(second, 'en.md'), `${facts}${longWord}\n\n## ${longWord}\n\n> ${longWord}\n`);
  for (const name of ['cover', 'image1', 'image2']) {
    const upright = sharp(readFileSync(join(third, `${name}.webp`))).resize(900, 2000);
    writeFileSync(join(third, `${name}.webp`), await upright.toBuffer());
  }
  await npm(root, 'new-project', ['Sheki Honey', '--cover', join(first, 'cover.webp')]);

  writeFileSync(join(root, '.env.local'), settings);
  addOwnFiles(root);
}

test('check, the linter and the type checker pass', async () => {
  const listed = await npm(root, 'check');
  expect(listed).not.toContain('is from the sample');
  expect(listed).toMatch(/^data\/projects\/08-sheki-honey\/\S+ .*TODO/m);
  expect(listed).toContain('data/projects/07-ledger/ar-EG.md is missing');
  // What is not written yet is a draft.
  editFacts(join(root, 'data/projects/08-sheki-honey/en.md'), 'draft', 'true');
  for (const command of ['lint', 'typecheck']) await npm(root, command);
});

test('the browser tests pass, and nothing of the sample is published', async () => {
  await npm(root, 'test', ['browser', ...specs, ...withoutPointer]);
  for (const file of readdirSync(join(root, 'out'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|txt|md|xml|webmanifest)$/.test(file)) continue;
    const text = readFileSync(join(root, 'out', file), 'utf8');
    expect(
      names.filter((name) => text.includes(name)),
      file,
    ).toEqual([]);
  }
  expectOwnFiles(root);
});

test('sections come in the order of the list, and the day does not wait for the system', async ({
  browser,
}) => {
  await served(root, async (origin) => {
    const page = await browser.newPage({ colorScheme: 'dark' });
    await page.goto(origin);
    const own = JSON.parse(readFileSync(join(root, 'messages/en.json'), 'utf8'));
    await expect(page.locator('#homeHead + #imageSection')).toBeVisible();
    await expect(page.locator('main > section h2')).toHaveText([own.About.Head, own.Feature.Head]);
    expect(await backgroundOf(page)).toBe('rgb(244, 241, 234)');
    expect(await frameOf(page)).toBe('#f4f1ea');
    await page.close();
  });
});

test('a language from right to left is a code, a file of messages and its fields in data/', async ({
  browser,
}) => {
  await served(root, (origin) => expectMirrored(browser, origin, owner));
});

test('a site of one language, without projects, sections, services and keys of EmailJS, says so, and shows the keys of texts that it lacks', async ({
  page,
  browser,
}) => {
  for (const name of ['data/projects', '.env.local']) rmSync(join(root, name), { recursive: true });
  await npm(root, 'language', ['remove', 'ar-EG']);
  writeJson(root, 'messages/en.json', JSON.parse(readFileSync('messages/en.json', 'utf8')));
  for (const key of ['Menu.Open', 'NotFound']) {
    editJson(join(root, 'messages/en.json'), key, undefined);
  }
  for (const key of serviceKeys(en.Contact)) {
    editJson(join(root, 'messages/en.json'), `Contact.${key}`, undefined);
  }
  editJson(join(root, 'data/contacts.json'), 'form', 'mail');
  editJson(join(root, 'data/scenes.json'), 'photo', undefined);
  writeJson(root, 'data/site.json', {
    home: ['projects'],
    theme: 'night',
    colors: { paper: '#ffffff', night: '#1a110a', brand: '#7a2e12' },
  });
  const output = await runPagesWorkflow(root);

  expect(output).not.toMatch(/EMAILJS|outbox/i);
  for (const key of ['Menu.Open', 'NotFound.Title']) {
    expect(output).toContain(`${key} (en)`);
  }
  expect(exportedPaths(root)).toEqual(['/', '/contact/', '/project/']);
  const html = readFileSync(join(root, 'out/index.html'), 'utf8');
  expect(html).toContain('<template id="first-view-end"');
  for (const part of ['id="aboutMe"', 'id="imageSection"', en.Carousel.Pause, 'cv-en', '"#about']) {
    expect(html).not.toContain(part);
  }
  const files = readdirSync(join(root, 'out'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /(^|\/)_(\.|$)|media\/(cv|logos)/.test(file))).toEqual([]);
  for (const file of files.filter((file) => /\.(html|txt)$|_headers$/.test(file))) {
    expect(readFileSync(join(root, 'out', file), 'utf8'), file).not.toMatch(/emailjs/i);
  }
  for (const file of ['sitemap.xml', 'feed.xml', 'index.html', 'project/index.html']) {
    expect(readFileSync(join(root, 'out', file), 'utf8'), file).not.toMatch(/\/(project\/)?_\//);
  }

  await served(root, async (origin) => {
    for (const path of ['/', '/project/']) {
      await page.goto(origin + path);
      await expect(page.getByText(en.Project.Empty)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: en.Menu.Language })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Menu.Open' })).toBeVisible();
      await page.locator('main').getByRole('link', { name: en.Footer.Button }).click();
      await expect(page).toHaveURL(`${origin}/contact/`);
      await expect(page.getByRole('button', { name: en.Contact.MailInstead })).toBeVisible();
      await expect(page.getByRole('combobox')).toHaveCount(0);
    }
    expect((await page.goto(`${origin}/project/1/`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('NotFound.ProjectTitle');

    // Without scripts, on a system with light colours, the site begins at night.
    const plain = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' });
    const still = await plain.newPage();
    for (const path of ['/', '/contact/', '/no-such-page/']) {
      await still.goto(origin + path);
      await expect(still.locator('body')).toHaveCSS('background-color', 'rgb(26, 17, 10)');
      await expect(still.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'dark');
    }
    await plain.close();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(origin);
    expect(await frameOf(page)).toBe('#1a110a');
    await page.locator('#homeHead [data-lamp]').click();
    await expect.poll(() => backgroundOf(page)).toBe('rgb(255, 255, 255)');
    await expect.poll(() => frameOf(page)).toBe('#ffffff');
    await page.goto(`${origin}/contact/`);
    expect(await backgroundOf(page)).toBe('rgb(255, 255, 255)');
  });
  const left = ['home.spec.ts', 'pages.spec.ts', 'form.spec.ts'];
  await npm(root, 'test', ['browser', '--no-build', ...left, ...withoutPointer]);
});

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The colour of the browser's frame. */
const frameOf = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll(
      (metas) =>
        (metas as HTMLMetaElement[]).find(({ media }) => matchMedia(media).matches)?.content,
    );

/** Runs what GitHub runs after the install, with the values that it gives and without variables of the repository. */
async function runPagesWorkflow(root: string): Promise<string> {
  const workflow = readFileSync('deploy/github-pages.yml', 'utf8');
  const outputs: Record<string, string> = { base_path: '', base_url: 'http://me.example' };
  const values = [
    ...workflow.matchAll(/([A-Z_]+): \$\{\{ (?:steps\.pages\.outputs|vars)\.(\w+) \}\}/g),
  ];
  const settings = values.map(([, name, value = '']) => [name, outputs[value] ?? '']);
  // The two outputs, and the three keys of EmailJS.
  expect(settings).toHaveLength(5);
  const [, commands = ''] = /- run: \|\n((?: {10}.+\n)+)/.exec(workflow) ?? [];
  return (
    await execa('bash', ['-e', '-c', commands], {
      cwd: root,
      env: { ...env, ...Object.fromEntries(settings) },
      all: true,
    })
  ).all;
}
