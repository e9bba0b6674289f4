import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { copyCheckout, projectsFolder, repeatProjects } from '../checkout';
import { chromiumArgs, findOrInstallChromium } from '../chromium';
import { UserError } from '../command-line';
import { measureList } from './list';
import { benchFolder, serveFolder, sites } from './sites';

/**
 * Builds the site with the sample's projects, with 100 and with as many as asked for, all from the sample's pictures,
 * each a second time with nothing changed, and scrolls through the list of each.
 */
export async function measureScale(counts: number[]): Promise<void> {
  const sample = readdirSync(projectsFolder).length;
  const table: Record<string, object> = {};
  const lists: Record<string, object> = {};
  for (const count of [sample, 100, ...counts]) {
    const root = copyCheckout(join(benchFolder, 'scale'));
    repeatProjects(root, count);
    const first = await build(root);
    const second = await build(root);
    table[`${count} projects`] = { ...first, 'again, s': second.seconds, ...weights(root) };
    console.table(table);
    lists[`${count} projects`] = await scrollThrough(join(root, 'out'));
    console.table(lists);
  }
  writeFileSync(join(benchFolder, 'scale.json'), JSON.stringify({ table, lists }, null, 2));
}

/** @param out an export; the pictures of its list get an address for each card, as no owner's cards share one */
async function scrollThrough(out: string) {
  const list = join(out, 'project/index.html');
  const [head, ...cards] = readFileSync(list, 'utf8').split('<article');
  const owned = cards.map((card, index) => card.replace(/\/media\/[^" ,]+/g, `$&?${index}`));
  writeFileSync(list, [head, ...owned].join('<article'));
  const executablePath = await findOrInstallChromium();
  const server = await serveFolder(out, sites.site);
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const figures = await measureList(browser);
  await browser.close();
  server.close();
  return figures;
}

/** @returns seconds, and the peak of the memory that the build and its children hold together */
async function build(root: string) {
  const start = performance.now();
  const child = spawn('tsx', ['scripts/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, heldBytes(child.pid ?? 0));
  }, 500);
  const code = await new Promise((done) => child.on('close', done));
  clearInterval(timer);
  if (code !== 0) throw new UserError(`The build in ${root} failed.`);
  const seconds = (performance.now() - start) / 1000;
  const pages = readdirSync(join(root, 'out'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('index.html'),
  ).length;
  return {
    pages,
    seconds: Math.round(seconds),
    'ms a page': Math.round((seconds * 1000) / pages),
    'peak MB': Math.round(peak / 2 ** 20),
  };
}

/** What a process and its descendants hold. */
function heldBytes(root: number): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let bytes = 0;
  // A parent's number is lower than its children's, but for a wrap-around that a build does not live to see.
  for (const [pid = 0, parent = 0, kilobytes = 0] of rows.sort(([a = 0], [b = 0]) => a - b)) {
    if (pid !== root && !family.has(parent)) continue;
    family.add(pid);
    bytes += 1024 * (proportionalKilobytes(pid) ?? kilobytes);
  }
  return bytes;
}

/** @returns what a process holds, and its part of what it shares with others; undefined where the system does not tell */
function proportionalKilobytes(pid: number): number | undefined {
  try {
    const [, kilobytes] =
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return kilobytes ? Number(kilobytes) : undefined;
  } catch {
    return undefined;
  }
}

/** Bytes of the HTML, brotli, and of what hydrates it. */
function weights(root: string) {
  const size = (file: string) => brotliCompressSync(readFileSync(join(root, 'out', file))).length;
  return {
    home: size('index.html'),
    list: size('project/index.html'),
    detail: size('project/1/index.html'),
    'out, MB': Math.round(folderBytes(join(root, 'out')) / 2 ** 20),
  };
}

function folderBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
