import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { execa } from 'execa';
import type { Messages } from 'next-intl';
import sharp from 'sharp';
import { serviceKeys } from '@/lib/contact/services';
import { exportedPaths } from '../../browser/site';
import { editJson } from '../../edit-json';
import { en } from '../../texts';
import { addOwnFiles, env, expectOwnFiles, makeCopy, npm, served, writeJson } from './copy';

const folder = 'tests/fixture';
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

// Each test changes the copy of the one before it.
test.describe.configure({ mode: 'serial' });
let root: string;

test.beforeAll(async () => {
  root = makeCopy('walk');
  await takeREADMEsSteps();
});

/** The content of another owner in other languages, settings, a file in `public/`, and no history, as in a ZIP file. */
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
  await npm(root, 'language', ['remove', 'az']);
  await npm(root, 'language', ['add', 'es']);

  editJson(join(root, 'data/owner.json'), 'name', { en: 'Ada' });
  editJson(join(root, 'data/scenes.json'), 'imageSection', undefined);
  editJson(join(root, 'messages/es.json'), 'About.Head', 'Del papel a\u00a0las aplica\u00adciones');
  writeJson(root, 'data/site.json', {
    home: ['about', 'projects', 'carousel'],
    theme: 'day',
    analytics: {
      src: 'https://gc.zgo.at/count.js',
      attributes: { 'data-goatcounter': 'https://me.goatcounter.com/count' },
    },
  });
  const [first, second, third] = readdirSync(join(root, 'data/projects')).map((name) =>
    join(root, 'data/projects', name),
  ) as [string, string, string];
  editJson(join(first, 'project.json'), 'name', { en: 'Ivy' });
  editJson(join(first, 'project.json'), 'link', undefined);
  for (const field of ['name', 'detail']) {
    editJson(join(second, 'project.json'), field, { en: longWord, es: longWord });
  }
  for (const language of ['en', 'es']) {
    writeFileSync(
      join(second, `${language}.md`),
      `${longWord}\n\n## ${longWord}\n\n> ${longWord}\n`,
    );
  }
  const create = { width: 900, height: 2000, channels: 3, background: '#a33' } as const;
  const upright = await sharp({ create }).webp().toBuffer();
  for (const folder of [first, third]) {
    for (const name of ['cover', 'image1', 'image2'])
      writeFileSync(join(folder, `${name}.webp`), upright);
  }
  await npm(root, 'new-project', ['--cover', join(first, 'cover.webp')]);

  writeFileSync(join(root, '.env.local'), settings);
  addOwnFiles(root);
}

test('check, the linter and the type checker pass', async () => {
  const listed = await npm(root, 'check');
  expect(listed).not.toContain('is from the sample');
  expect(listed).toMatch(/en\.md: line 1 still has a TODO/);
  expect(listed).toContain('messages/es.json: Home.Head still has a TODO');
  for (const command of ['lint', 'typecheck']) await npm(root, command);
});

test('the tests pass that depend most on the content', async () => {
  // `npm cit` runs all.
  await npm(root, 'test:unit', ['scripts/read', 'scripts/check']);
  const specs = [
    'accessibility',
    'home',
    'keyboard',
    'language',
    'not-found',
    'pages',
    'preferences',
    'screen-reader',
    'seo',
    'shell',
  ];
  await npm(
    root,
    'test:browser',
    specs.map((name) => `${name}.spec.ts`),
  );
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

test('a site of one language, without projects, services and keys of EmailJS, says so, and shows the keys of texts that it lacks', async ({
  page,
}) => {
  for (const name of ['data/projects', '.env.local']) rmSync(join(root, name), { recursive: true });
  await npm(root, 'language', ['remove', 'es']);
  writeJson(root, 'messages/en.json', JSON.parse(readFileSync('messages/en.json', 'utf8')));
  for (const key of ['Menu.Open', 'NotFound']) {
    editJson(join(root, 'messages/en.json'), key, undefined);
  }
  for (const key of serviceKeys(en.Contact)) {
    editJson(join(root, 'messages/en.json'), `Contact.${key}`, undefined);
  }
  editJson(join(root, 'data/contacts.json'), 'form', 'mail');
  const output = await runPagesWorkflow(root);

  expect(output).not.toMatch(/EMAILJS|outbox/i);
  for (const key of ['Menu.Open', 'NotFound.Title']) {
    expect(output).toContain(`${key} (en)`);
  }
  expect(exportedPaths(root)).toEqual(['/', '/contact/', '/project/']);
  const files = readdirSync(join(root, 'out'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /(^|\/)_(\.|$)/.test(file))).toEqual([]);
  for (const file of files.filter((file) => /\.(html|js|txt)$|_headers$/.test(file))) {
    expect(readFileSync(join(root, 'out', file), 'utf8'), file).not.toMatch(/emailjs/i);
  }
  for (const file of ['sitemap.xml', 'llms.txt', 'feed.xml', 'index.html', 'project/index.html']) {
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
  });
  await npm(root, 'test:browser', ['--no-build', 'home.spec.ts']);
});

/** Runs what GitHub runs after the install, with the values that it gives and without variables of the repository. */
async function runPagesWorkflow(root: string): Promise<string> {
  const workflow = readFileSync('deploy/github-pages.yml', 'utf8');
  const outputs: Record<string, string> = { base_path: '', base_url: 'http://me.example' };
  const values = [
    ...workflow.matchAll(/([A-Z_]+): \$\{\{ (?:steps\.pages\.outputs|vars)\.(\w+) \}\}/g),
  ];
  const settings = values.map(([, name, value = '']) => [name, outputs[value] ?? '']);
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
