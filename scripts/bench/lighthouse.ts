import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from '../child';
import { chromiumArgs } from '../chromium';
import { UserError } from '../command-line';
import { benchFolder } from './sites';

const here = 'scripts/bench';

export interface Report {
  /** 0 to 100, by category. */
  scores: Record<string, number>;
  /** Milliseconds; `cls` is a share of the window. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** What lost points, as `category/audit`. */
  faults: string[];
}

interface LighthouseResult {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
}

/** Lighthouse has a lock file of its own: who only wants the site does not install it. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(join(here, 'node_modules/lighthouse'))) return;
  console.log('Installing Lighthouse (once) …');
  // Its packages ask for Node 22, for downloading browsers, which is not done here: they run on ours.
  const code = await runChild('npm', ['ci', '--prefix', here, '--engine-strict=false']);
  if (code !== 0) throw new UserError('Lighthouse could not be installed: the message is above.');
}

/** The device, and how its network is slowed down: by Lighthouse's reckoning, `simulate`, or in earnest, `devtools`. */
export interface Conditions {
  form: 'mobile' | 'desktop';
  throttling: string;
}

/** Runs Lighthouse once. @param performanceOnly leaves the other four categories out */
export async function runLighthouse(
  url: string,
  { form, throttling }: Conditions,
  chromium: string,
  performanceOnly = false,
): Promise<Report> {
  const path = join(benchFolder, 'lighthouse.json');
  const code = await runChild(
    join(here, 'node_modules/.bin/lighthouse'),
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${path}`,
      `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
      `--throttling-method=${throttling}`,
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
      ...(performanceOnly ? ['--only-categories=performance'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, stdio: 'ignore' },
  );
  if (code !== 0) throw new UserError(`Lighthouse failed at ${url}.`);
  return readReport(JSON.parse(readFileSync(path, 'utf8')));
}

function readReport({ categories, audits }: LighthouseResult): Report {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const known = Object.entries(categories).flatMap(([name, category]) =>
    category ? [{ name, ...category }] : [],
  );
  return {
    scores: Object.fromEntries(
      known.map(({ name, score }) => [name, Math.round((score ?? 0) * 100)]),
    ),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    faults: known.flatMap(({ name, auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${name}/${id}`),
    ),
  };
}
