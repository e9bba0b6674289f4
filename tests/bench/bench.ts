import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { locales } from '../../lib/i18n/locales';
import { allRoutes, localizeRoute } from '../../lib/routes';
import { readContent } from '../../scripts/read/read';
import { run, UserError } from '../../scripts/util/command-line';
import { chromiumArgs, findOrInstallChromium } from '../chromium';
import { measureSlowLine } from './first-paint';
import { audit } from './lighthouse';
import { benchFolder, copySite, serveSite, urlOf } from './site';
import { excessOf, largeDocuments, weigh } from './weight';

const usage = `npm run bench                         measures out/: one page of each kind, in each language
npm run bench -- --only bytes,line    only some of bytes, line (a slow line) and lighthouse
npm run bench -- --runs 7             as many runs on the slow line; 5 by default
npm run bench -- --pages /az/         only pages whose path begins so
npm run bench -- --beside FOLDER      measures another build in turn with this one, on the slow line
Prints tables and writes .bench/results.json; docs/maker/performance.md says how to read them.`;

/** @throws UserError if a page exceeds its budget of bytes */
await run(usage, async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: 'bytes,line,lighthouse' },
      beside: { type: 'string', multiple: true, default: [] },
      pages: { type: 'string', default: '/' },
    },
  });
  const runs = Number(values.runs);
  const parts = values.only.split(',');
  const { projects } = await readContent(process.cwd());
  const kinds = allRoutes(projects.slice(0, 1));
  const paths = locales
    .flatMap((locale) => kinds.map((route) => localizeRoute(route, locale)))
    .filter((path) => path.startsWith(values.pages));

  const executablePath = await findOrInstallChromium();
  const server = serveSite();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const results: Record<string, object> = {};
  let excess: string[] = [];
  if (parts.includes('bytes')) {
    const weights = await measureAll(paths, (path) => weigh(browser, urlOf(path)));
    results['Bytes on a phone'] = weights;
    excess = [...excessOf(weights), ...largeDocuments(join(benchFolder, 'site'))];
  }
  await browser.close();
  if (parts.includes('line')) {
    for (const folder of values.beside) copySite(folder, basename(folder));
    results[`Milliseconds on a slow line, medians of ${runs}`] = await measureSlowLine(
      ['site', ...values.beside.map((folder) => basename(folder))],
      paths,
      runs,
      executablePath,
    );
  }
  for (const form of parts.includes('lighthouse') ? (['mobile', 'desktop'] as const) : []) {
    results[`Lighthouse, ${form}, medians of ${runs}`] = await measureAll(paths, (path) =>
      audit(path, form, runs, executablePath),
    );
  }
  server.close();

  for (const [title, table] of Object.entries(results)) {
    console.log(title);
    console.table(table);
  }
  writeFileSync(join(benchFolder, 'results.json'), JSON.stringify(results, null, 2));
  if (excess.length > 0) throw new UserError(`Over budget:\n${excess.join('\n')}`);
});

async function measureAll<Row>(paths: string[], measure: (path: string) => Promise<Row>) {
  const table: Record<string, Row> = {};
  for (const path of paths) table[path] = await measure(path);
  return table;
}
