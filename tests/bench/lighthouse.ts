import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { chromiumArgs } from '../chromium';
import { median } from './median';
import { benchFolder, urlOf } from './site';

/** Not a dependency: npm downloads it for the first run. It asks for Node 22, but runs on ours. */
const lighthouse = ['--yes', '--engine-strict=false', 'lighthouse@13.5.0'];

interface Report {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
}

type Form = 'mobile' | 'desktop';

/** Runs Lighthouse on a page. @returns medians of its scores, from 0 to 100, and of the largest paint in ms, and the audits that lost points */
export async function audit(path: string, form: Form, runs: number, chromium: string) {
  const reports: Report[] = [];
  for (let index = 0; index < runs; index += 1) {
    reports.push(await runLighthouse(urlOf(path), form, chromium));
  }
  const scores = Object.keys(reports[0]?.categories ?? {}).map((name) => [
    name,
    median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
  ]);
  const medianOf = (id: string) =>
    Math.round(median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0)));
  return {
    ...Object.fromEntries(scores),
    largest: medianOf('largest-contentful-paint'),
    kB: Math.round(medianOf('total-byte-weight') / 1000),
    faults: [...new Set(reports.flatMap(faultsOf))].join(' '),
  };
}

async function runLighthouse(url: string, form: Form, chromium: string): Promise<Report> {
  const path = join(benchFolder, 'lighthouse.json');
  const args = [
    url,
    '--output=json',
    `--output-path=${path}`,
    `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
  ];
  await execa('npx', [...lighthouse, ...args], { env: { CHROME_PATH: chromium } });
  return JSON.parse(readFileSync(path, 'utf8'));
}

function faultsOf({ categories, audits }: Report): string[] {
  return Object.entries(categories).flatMap(([name, category]) =>
    (category?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${name}/${id}`),
  );
}
