import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { locales } from '../../lib/i18n/locales';
import { allRoutes, localizeRoute, projectRoute } from '../../lib/routes';
import { runChild } from '../child';
import { chromiumArgs, findOrInstallChromium } from '../chromium';
import { run, UserError } from '../command-line';
import { readContent } from '../content/read';
import { measureLatency } from './latency';
import { type Conditions, installLighthouse, type Report, runLighthouse } from './lighthouse';
import { median } from './median';
import { measureScale } from './scale';
import { addressOf, bareApp, benchFolder, makeSites, serveSites, sites } from './sites';
import { excessOf, floor, weigh } from './weight';

const forms = ['mobile', 'desktop'] as const;

/**
 * Measures the site beside its limit (the same pages without scripts) and its floor (a bare Next app). Prints tables and
 * writes `.bench/results.json`. docs/performance.md says how to read them.
 */
await run(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string', default: 'types' },
      projects: { type: 'string' },
      throttling: { type: 'string', default: 'simulate' },
      only: { type: 'string' },
      budget: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
    },
  });
  if (values.projects) return measureScale(values.projects.split(',').map(Number));

  const runs = Number(values.runs);
  const wants = (part: string) => !values.only || values.only.split(',').includes(part);
  if (!values['no-build']) await build('tsx', ['scripts/build.ts']);
  if (!values['no-build'] || !existsSync(`${bareApp}/out`)) await build('next', ['build', bareApp]);
  makeSites();
  if (wants('lighthouse')) await installLighthouse();
  const executablePath = await findOrInstallChromium();
  const servers = await serveSites();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const { ofKinds, others } = await pathsOf(values.pages);
  const results: Record<string, unknown> = {};

  if (wants('weight')) {
    const weights = await show(
      'Bytes on a phone: the first view, and JavaScript after the first move',
      [
        ...[...ofKinds, ...others].map(
          (path) => [path, () => weigh(browser, addressOf('site', path))] as const,
        ),
        [floor, () => weigh(browser, addressOf('floor', '/'))],
      ],
    );
    results.weight = weights;
    const excess = excessOf(weights);
    for (const line of excess) console.log(line);
    if (values.budget && excess.length > 0) process.exitCode = 1;
  }
  if (wants('latency')) {
    results.latency = await measureLatency(browser, addressOf('site', ''), runs);
    console.log('\nMilliseconds from a tap to the next frame, 4x slowdown');
    console.table(results.latency);
  }
  await browser.close();
  if (wants('lighthouse')) {
    for (const form of forms) {
      const conditions = { form, throttling: values.throttling };
      results[form] = await show(
        `Lighthouse, ${form}, medians of ${runs}`,
        ofKinds.map((path) => [path, () => compare(path, conditions, runs, executablePath)]),
      );
      if (others.length === 0) continue;
      results[`${form}, others`] = await show(
        `Lighthouse, ${form}, every other page, until the median of ${runs} is settled`,
        others.map((path) => [path, () => settle(path, conditions, runs, executablePath)]),
      );
    }
  }

  mkdirSync(benchFolder, { recursive: true });
  writeFileSync(join(benchFolder, 'results.json'), JSON.stringify(results, null, 2));
  for (const server of servers) server.close();
});

async function build(command: string, args: string[]) {
  const env = {
    ...process.env,
    NEXT_PUBLIC_SITE_URL: `http://localhost:${sites.site}`,
    // The owner's counter is not told of measurements.
    NEXT_PUBLIC_ANALYTICS_SCRIPT: '',
  };
  const code = await runChild(command, args, { env });
  if (code !== 0) throw new UserError('The build failed: its message is above.');
}

/** One page of each kind in each language, and the others where all are asked for. */
async function pathsOf(pages: string): Promise<{ ofKinds: string[]; others: string[] }> {
  const { projects } = await readContent(process.cwd());
  const inAll = (kinds: string[]) =>
    locales.flatMap((locale) => kinds.map((route) => localizeRoute(route, locale)));
  const ofKinds = inAll(allRoutes(projects.slice(0, 1)));
  const others = inAll(projects.slice(1).map(({ id }) => projectRoute(id)));
  return { ofKinds, others: pages === 'all' ? others : [] };
}

/** The page and its limit, in turn, so that what else the machine does falls on both. */
async function compare(path: string, conditions: Conditions, runs: number, chromium: string) {
  const site: Report[] = [];
  const limit: Report[] = [];
  for (let index = 0; index < runs; index += 1) {
    // Timings alone differ from one run to the next.
    site.push(await runLighthouse(addressOf('site', path), conditions, chromium, index > 0));
    limit.push(await runLighthouse(addressOf('limit', path), conditions, chromium, true));
  }
  const ratio = medianOf(site, 'lcp') / medianOf(limit, 'lcp');
  return { ...summarize(site), 'lcp / limit': Number(ratio.toFixed(3)) };
}

/** The page alone. As soon as most of its runs are at 100, the rest cannot move their median. */
async function settle(path: string, conditions: Conditions, runs: number, chromium: string) {
  const site: Report[] = [];
  const perfect = () => site.filter(({ scores }) => scores.performance === 100);
  while (site.length < runs && perfect().length <= runs / 2) {
    const isTiming = site.length > 0;
    site.push(await runLighthouse(addressOf('site', path), conditions, chromium, isTiming));
  }
  return { ...summarize(site), runs: site.length };
}

function summarize(site: Report[]) {
  const score = (category: string) =>
    median(site.map(({ scores }) => scores[category]).filter((each) => each !== undefined));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    agentic: score('agentic-browsing'),
    fcp: Math.round(medianOf(site, 'fcp')),
    lcp: Math.round(medianOf(site, 'lcp')),
    tbt: Math.round(medianOf(site, 'tbt')),
    cls: Number(medianOf(site, 'cls').toFixed(3)),
    faults: [...new Set(site.flatMap(({ faults }) => faults))].join(' '),
  };
}

function medianOf(reports: Report[], key: 'fcp' | 'lcp' | 'tbt' | 'cls'): number {
  return median(reports.map((report) => report[key]));
}

/** Measures row by row and prints the table. */
async function show<Row>(title: string, rows: (readonly [string, () => Promise<Row>])[]) {
  const table: Record<string, Row> = {};
  for (const [name, measure] of rows) table[name] = await measure();
  console.log(`\n${title}`);
  console.table(table);
  return table;
}
