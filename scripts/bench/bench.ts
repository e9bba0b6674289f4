import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { locales } from '../../lib/i18n/locales';
import { allRoutes, localizeRoute, projectRoute, routes } from '../../lib/routes';
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
  const paths = await pathsOf(values.pages);
  const results: Record<string, unknown> = {};

  if (wants('weight')) {
    const weights = await show(
      'Bytes on a phone: the first view, and JavaScript after the first move',
      [
        ...paths.map((path) => [path, () => weigh(browser, addressOf('site', path))] as const),
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
        paths.map((path) => [path, () => audit(path, conditions, runs, executablePath)]),
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
    NEXT_PUBLIC_COUNTER_SCRIPT: '',
  };
  const code = await runChild(command, args, { env });
  if (code !== 0) throw new UserError('The build failed: its message is above.');
}

/** One page of each kind in each language, or all of them. */
async function pathsOf(pages: string): Promise<string[]> {
  const { projects } = await readContent(process.cwd());
  const kinds =
    pages === 'all'
      ? allRoutes(projects)
      : [
          routes.home,
          routes.projects,
          ...projects.slice(0, 1).map(({ id }) => projectRoute(id)),
          routes.contact,
        ];
  return locales.flatMap((locale) => kinds.map((route) => localizeRoute(route, locale)));
}

async function audit(path: string, conditions: Conditions, runs: number, chromium: string) {
  const site: Report[] = [];
  const limit: Report[] = [];
  // In turn, so that what else the machine does falls on both.
  for (let index = 0; index < runs; index += 1) {
    // Timings alone differ from one run to the next.
    site.push(await runLighthouse(addressOf('site', path), conditions, chromium, index > 0));
    limit.push(await runLighthouse(addressOf('limit', path), conditions, chromium, true));
  }
  const of = (reports: Report[], key: 'fcp' | 'lcp' | 'tbt' | 'cls') =>
    median(reports.map((report) => report[key]));
  const score = (category: string) =>
    median(site.map(({ scores }) => scores[category]).filter((each) => each !== undefined));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    agentic: score('agentic-browsing'),
    fcp: Math.round(of(site, 'fcp')),
    lcp: Math.round(of(site, 'lcp')),
    'lcp / limit': Number((of(site, 'lcp') / of(limit, 'lcp')).toFixed(3)),
    tbt: Math.round(of(site, 'tbt')),
    cls: Number(of(site, 'cls').toFixed(3)),
    faults: [...new Set(site.flatMap(({ faults }) => faults))].join(' '),
  };
}

/** Measures row by row and prints the table. */
async function show<Row>(title: string, rows: (readonly [string, () => Promise<Row>])[]) {
  const table: Record<string, Row> = {};
  for (const [name, measure] of rows) table[name] = await measure();
  console.log(`\n${title}`);
  console.table(table);
  return table;
}
