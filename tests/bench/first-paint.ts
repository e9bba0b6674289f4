import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { execa } from 'execa';
import { chromiumArgs } from '../chromium';
import { median } from './median';
import { benchFolder } from './site';
import { openSlowLine } from './slow-line';

interface Sample {
  first: number;
  largest: number;
  shift: number;
}

/** The first server's port, and the port of the slow line before it. Further servers have the next ports. */
const ports = { server: 4320, line: 4340 };

/**
 * Measures pages over a slow line, as a CDN serves them: TLS, HTTP/2, compressed. Needs Caddy (https://caddyserver.com).
 * They take turns with a bare page of one heading, each time in a new browser, on a phone with a slow processor.
 * @param sites folders of `benchFolder`
 * @param paths pages that each site has
 * @returns medians in ms, the ratio to the bare page, and the worst layout shift
 */
export async function measureSlowLine(
  sites: string[],
  paths: string[],
  runs: number,
  executablePath: string,
) {
  mkdirSync(join(benchFolder, 'bare'), { recursive: true });
  writeFileSync(
    join(benchFolder, 'bare/index.html'),
    '<!doctype html><title>Bare</title><h1>Bare</h1>',
  );
  const folders = ['bare', ...sites];
  const servers = folders.map(
    (folder, index) => `https://localhost:${ports.server + index} {
      tls internal
      root * ${join(benchFolder, folder)}
      file_server {
        precompressed br
      }
    }`,
  );
  const options = '{\nadmin off\nskip_install_trust\nauto_https disable_redirects\n}';
  const caddy = execa('caddy', ['run', '--adapter', 'caddyfile', '--config', '-'], {
    input: [options, ...servers].join('\n'),
    stdout: 'ignore',
    stderr: 'ignore',
  });
  caddy.catch(() => {});
  const lines = await Promise.all(
    folders.map((_, index) => openSlowLine(ports.line + index, ports.server + index)),
  );
  const urlOf = (folder: string, path: string) =>
    `https://localhost:${ports.line + folders.indexOf(folder)}${path}`;
  const pages = paths.flatMap((path) =>
    sites.map((site) => [sites.length > 1 ? `${path} ${site}` : path, urlOf(site, path)]),
  );
  try {
    const urls = { bare: urlOf('bare', '/'), ...Object.fromEntries(pages) };
    return await measureInTurn(urls, runs, executablePath);
  } finally {
    caddy.kill();
    for (const line of lines) line.close();
  }
}

async function measureInTurn(urls: Record<string, string>, runs: number, executablePath: string) {
  const samples = new Map<string, Sample[]>(Object.keys(urls).map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of Object.entries(urls)) {
      samples.get(name)?.push(await visit(url, executablePath));
    }
  }
  const firstOf = (name: string) => median((samples.get(name) ?? []).map(({ first }) => first));
  const [base = ''] = samples.keys();
  return Object.fromEntries(
    [...samples].map(([name, visits]) => [
      name,
      {
        first: Math.round(firstOf(name)),
        ratio: Number((firstOf(name) / firstOf(base)).toFixed(2)),
        largest: Math.round(median(visits.map(({ largest }) => largest))),
        shift: Math.max(...visits.map(({ shift }) => shift)),
      },
    ]),
  );
}

async function visit(url: string, executablePath: string): Promise<Sample> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const page = await browser.newPage({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  const first = await lastOf(page, 'paint', 'startTime');
  const largest = await lastOf(page, 'largest-contentful-paint', 'startTime');
  const shift = await lastOf(page, 'layout-shift', 'value');
  await browser.close();
  return { first, largest, shift };
}

/** @returns the sum of the shifts, or the last of other entries */
function lastOf(page: Page, type: string, key: 'startTime' | 'value'): Promise<number> {
  return page.evaluate(
    ([type, key]) =>
      new Promise<number>((resolve) => {
        setTimeout(resolve, 500, 0);
        new PerformanceObserver((list) => {
          const values = list.getEntries().map((entry) => Number(Reflect.get(entry, key)));
          resolve(
            key === 'value' ? values.reduce((sum, value) => sum + value, 0) : (values.at(-1) ?? 0),
          );
        }).observe({ type, buffered: true });
      }),
    [type, key] as const,
  );
}
