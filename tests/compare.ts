import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { JSDOM } from 'jsdom';
import sharp, { type Sharp } from 'sharp';
import sirv from 'sirv';
import { run, UserError } from '../scripts/util/command-line';
import { limit } from '../scripts/util/parallel';
import { host } from '../scripts/util/port.mjs';
import { chromiumArgs, findOrInstallChromium } from './chromium';

const usage = `npm run compare -- BEFORE               compares another build with out/
npm run compare -- BEFORE AFTER         compares two builds
npm run compare -- BEFORE --pages /az/  only pages whose path begins so
npm run compare -- BEFORE --words       without pictures of the pages
Lists what differs page by page: words, links, markup, sizes and looks. Classes and hashes may differ. Of each look that
differs, .bench/compare/ has both pictures and their difference.`;

const widths = [390, 768, 1280, 1920];
const themes = ['night', 'day'] as const;
const picturesFolder = '.bench/compare';
/** Enough pixels to see a change, and quick. */
const scale = 0.5;
/** Lines of each kind of difference that are printed. */
const shownLines = 6;

await run(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pages: { type: 'string', default: '/' }, words: { type: 'boolean' } },
  });
  const [before, after = 'out'] = positionals;
  if (!before) throw new UserError(usage);
  const [old, now] = [filesOf(before), filesOf(after)];
  report('Files', difference([...old.keys()], [...now.keys()]));

  const pages = [...now.keys()].filter(
    (path) => path.endsWith('.html') && old.has(path) && `/${path}`.startsWith(values.pages),
  );
  for (const path of pages) {
    const [one, other] = [old.get(path), now.get(path)].map((file) => readPage(file ?? ''));
    for (const kind of ['words', 'links', 'markup'] as const) {
      report(`/${path}, ${kind}`, difference(one?.[kind] ?? [], other?.[kind] ?? []));
    }
  }
  for (const ending of ['html', 'css', 'js']) {
    const [one, other] = [before, after].map((folder) => sizeOf(folder, ending));
    console.log(`Bytes of .${ending}: ${one}, then ${other}`);
  }
  if (!values.words) await compareLooks([before, after], pages);
});

function report(title: string, lines: string[]): void {
  if (lines.length === 0) return;
  const rest = lines.length > shownLines ? [`… ${lines.length - shownLines} more`] : [];
  console.log([title, ...lines.slice(0, shownLines), ...rest].join('\n  '));
}

/** @returns a line for each value that only one list has, or has more often */
function difference(before: string[], after: string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of before) counts.set(value, (counts.get(value) ?? 0) - 1);
  for (const value of after) counts.set(value, (counts.get(value) ?? 0) + 1);
  const signs = [...counts].filter(([, count]) => count !== 0);
  return signs.map(([value, count]) => `${count < 0 ? '-' : '+'} ${value}`);
}

/** Names of made files, and what else changes with a file's content. */
function withoutHashes(text: string): string {
  return text
    .replace(/\/_next\/static\/[^\s"')]+?(\.\w+)\b/g, '/_next/*$1')
    .replace(/(\/media\/[a-z-]*?)-?[\da-f]{12}/g, '$1*')
    .replace(/sha256-[\w+/=]+/g, 'sha256-*');
}

/** @returns the paths of files by their names without hashes */
function filesOf(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [withoutHashes(`/${name}`).slice(1), join(folder, name)]));
}

function sizeOf(folder: string, ending: string): number {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sizes = names
    .filter((name) => name.endsWith(`.${ending}`))
    .map((name) => statSync(join(folder, name)).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @returns the texts of a page, its addresses, and its elements with their other attributes */
function readPage(file: string) {
  const { document } = new JSDOM(readFileSync(file, 'utf8')).window;
  const words: string[] = [];
  const links: string[] = [];
  const markup: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const isCode = /^(?:script|style)$/i.test(element.tagName);
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
    if (!isCode) words.push(...texts.map(({ textContent }) => textContent?.trim() ?? ''));
    const attributes = [...element.attributes].filter(
      ({ name }) => !/^(?:class|data-(?:chunks|modules|shape))$/.test(name),
    );
    const [addresses, others] = [true, false].map((isAddress) =>
      attributes
        .filter(({ name }) => /^(?:href|src|srcset|imagesrcset)$/.test(name) === isAddress)
        .map(({ name, value }) => `${name}="${withoutHashes(value)}"`),
    );
    links.push(...(addresses ?? []));
    markup.push([element.tagName.toLowerCase(), ...(others ?? [])].join(' '));
  }
  return { words: words.filter(Boolean), links, markup };
}

type Pair = [before: Buffer, after: Buffer];

async function compareLooks(folders: string[], pages: string[]): Promise<void> {
  rmSync(picturesFolder, { recursive: true, force: true });
  mkdirSync(picturesFolder, { recursive: true });
  const servers = folders.map((folder) =>
    createServer(sirv(folder, { dev: true })).listen(0, host),
  );
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const origins = servers.map(
    (server) => `http://localhost:${(server.address() as AddressInfo).port}`,
  );
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: chromiumArgs,
  });
  const compare = limit(async (path: string, width: number, theme: string) => {
    const shootBoth = async (): Promise<Pair> => [
      await shoot(browser, `${origins[0]}/${path}`, width, theme),
      await shoot(browser, `${origins[1]}/${path}`, width, theme),
    ];
    let [before, after] = await shootBoth();
    // On a busy machine, about one load in 60 is drawn before its pictures are.
    if (!before.equals(after)) [before, after] = await shootBoth();
    if (before.equals(after)) return;
    const name = `${path.replaceAll('/', '-')}-${width}-${theme}`;
    console.log(
      `/${path}, ${width} px, ${theme}: ${await describeDifference(before, after, name)}`,
    );
  });
  await Promise.all(
    pages.flatMap((path) =>
      widths.flatMap((width) => themes.map((theme) => compare(path, width, theme))),
    ),
  );
  await browser.close();
  for (const server of servers) server.close();
}

async function shoot(browser: Browser, url: string, width: number, theme: string): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    deviceScaleFactor: scale,
  });
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  await page.goto(url.replace(/index\.html$/, ''), { waitUntil: 'networkidle' });
  // The 404 page gets its lamp and its text from React.
  await page.locator('[data-lamp]:visible').first().waitFor();
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const shot = await page.screenshot({ fullPage: true });
  await page.close();
  return shot;
}

/** Writes both pictures and their difference. @returns what differs, in words */
async function describeDifference(before: Buffer, after: Buffer, name: string): Promise<string> {
  const write = (image: Sharp, kind: string) =>
    image.toFile(`${picturesFolder}/${name}-${kind}.png`);
  await write(sharp(before), 'before');
  await write(sharp(after), 'after');
  const pixelsOf = (shot: Buffer) =>
    sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [one, other] = [await pixelsOf(before), await pixelsOf(after)];
  const { width, height } = one.info;
  if (one.data.length !== other.data.length) {
    return `${height / scale} px high, then ${other.info.height / scale}`;
  }
  const changes = one.data.map((value, index) => Math.abs(value - (other.data[index] ?? 0)));
  await write(sharp(changes, { raw: { width, height, channels: 3 } }).normalise(), 'difference');
  const changed = changes.filter((change) => change > 0).length;
  const most = changes.reduce((sofar, change) => Math.max(sofar, change), 0);
  return `${((100 * changed) / changes.length).toFixed(3)} % of the pixels, by ${most} of 255 at most`;
}
