import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as base, test } from '@playwright/test';
import { execa } from 'execa';
import { fillForm, hasReact, isHydrated, kinds } from '../../browser/site';
import { editJson } from '../../edit-json';
import { en } from '../../texts';
import { readLayout } from '../layout';
import { editText, env, makeCopy } from './copy';

/** After an edit, the dev server prepares the content and compiles the page. */
const expect = base.configure({ timeout: 100_000 });

test('the dev server lays pages out as a build does without an error, below a path, follows edits, and shows a mistake in the page', async ({
  page,
}) => {
  const root = makeCopy('dev');
  // The copies' browser tests use the ports before this one.
  const port = Number(process.env.PORT) + 3;
  const dev = execa('tsx', ['scripts/dev.ts'], {
    cwd: root,
    env: { ...env, BASE_PATH: '/portfolio', NODE_ENV: 'development', PORT: `${port}` },
    reject: false,
    all: true,
    // A group of its own, with Next's processes.
    detached: true,
  });
  let output = '';
  dev.all.on('data', (text) => {
    output += text;
  });
  const printed = async (pattern: RegExp) => {
    await expect.poll(() => output).toMatch(pattern);
    return pattern.exec(output)?.[1] ?? '';
  };

  try {
    const site = await printed(/The site: (http\S+)/);
    expect(site).toBe(`http://localhost:${port}/portfolio/`);
    // It prints its URL before it listens.
    const answers = () =>
      fetch(site).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(answers).toBe(true);
    const outbox = await printed(/contact form: (http\S+)/);

    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 390],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      for (const route of kinds) {
        await page.goto(route);
        await page.evaluate(() => document.fonts.ready);
        const layout = await readLayout(page);
        // The first visit compiles the page.
        await page.goto(site + route.slice(1), { timeout: 110_000 });
        await page.waitForFunction(hasReact);
        await page.waitForFunction(isHydrated);
        await expect.poll(() => readLayout(page)).toEqual(layout);
      }
    }
    await page.goto(`${site}contact/`);
    await fillForm(page, en.Contact, 'Leyla');
    await page.locator('[type=submit]').click();
    await expect.poll(async () => (await fetch(outbox)).text()).toContain('Leyla');
    // React reports a page that differs from what it renders.
    expect(errors).toEqual([]);

    // Each edit changes the open page.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const heading = page.getByRole('heading', { level: 1 });
    editJson(join(root, 'messages/en.json'), 'Contact.Title', 'Tomorrow');
    await expect(heading).toHaveAccessibleName('Tomorrow');
    // Some editors save a new file and rename it. Node.js 20 can lose such a file.
    for (const title of ['Monday', 'Tuesday', 'Wednesday']) {
      const file = join(root, 'messages/en.json');
      copyFileSync(file, `${file}~`);
      editJson(`${file}~`, 'Contact.Title', title);
      renameSync(`${file}~`, file);
      await expect(heading).toHaveAccessibleName(title);
    }
    editText(root, 'components/chrome/footer/copyright.tsx', '<small>', '<small>Edited ');
    await expect(page.getByText('Edited').first()).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    const contacts = join(root, 'data/contacts.json');
    const good = readFileSync(contacts);
    editJson(contacts, 'email', undefined);
    await expect(page.getByText('data/contacts.json: email is missing').first()).toBeVisible();
    writeFileSync(contacts, good);
    await expect(heading).toHaveAccessibleName('Wednesday');

    // Next loads the settings again, and keeps what the command has set.
    writeFileSync(join(root, '.env.local'), 'NEXT_PUBLIC_SITE_URL=https://me.example/portfolio\n');
    await printed(/Reload (env): /);
    // Next resets the connections that are open while it does so.
    await expect(async () => {
      expect((await page.goto(`${site}project/`))?.status()).toBe(200);
    }).toPass({ timeout: 100_000 });
  } finally {
    if (dev.pid) process.kill(-dev.pid, 'SIGKILL');
    await dev;
  }
});
