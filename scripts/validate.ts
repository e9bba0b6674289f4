import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import doiuse from 'doiuse';
import postcss from 'postcss';
import nuJar from 'vnu-jar';
import { browserslist } from '../package.json' with { type: 'json' };
import { installPackages } from './apt';
import { runChild } from './child';
import { run, skipped, UserError } from './command-line';
import { findProgram } from './programs';

/** What the Nu checker does not know yet. */
const unknownToNu = [
  // WebMCP (`components/contact-form/webmcp.d.ts`): browsers that do not know it either pass it over.
  'Attribute “tool(name|description|paramdescription)” not allowed.*',
].join('|');

/** And what the grammar of csstree does not, as it says it. */
const unknownToCsstree = [
  // https://www.w3.org/TR/css-conditional-5/#container-type
  /`container-type` property: `scroll-state`/,
  // https://www.w3.org/TR/css-page-3/#margin-property
  /at-rule descriptor `margin`/,
];

/** What some browser above the floor lacks, by its name in caniuse's data, and why that costs the visitor nothing. */
const lackedWithoutLoss = [
  // In part, and that part is not used: paths of SVG, thickness in the shorthand, blending inside SVG.
  'css-clip-path',
  'text-decoration',
  'css-mixblendmode',
  // In part, and what is used of it is for print: kept together, two columns, boxes left out, margins of sheets.
  'multicolumn',
  'css-display-contents',
  'css-paged-media',
  // On phones, which have no use for them: a field drawn larger, a pointer's shape, a colour of selection.
  'css-resize',
  'css3-cursors-grab',
  'css-selection',
  // Where a browser does not scale text on its own there is nothing to turn off.
  'text-size-adjust',
  // Supported since 2023, whatever the data says: the engines' tests without JavaScript hold it.
  'css-media-scripting',
];

/** Next's polyfills for older browsers ask whether it is there. */
const probedFor = 'SetIntersection';

/** Checks what is in `out/`: HTML and SVG by the Nu checker, CSS by its grammar, CSS and scripts against the floor. */
await run(async () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).map((file) =>
    join('out', file),
  );
  const [pages, styles, scripts] = ['.html', '.css', '.js'].map((type) =>
    files.filter((file) => file.endsWith(type)),
  ) as [string[], string[], string[]];
  const drawings = files.filter((file) => file.endsWith('.svg'));
  if (pages.length === 0) throw new UserError('There is no out/ to check. Build it: npm run build');

  const lacking = (await Promise.all(styles.map(findLacking))).flat();
  const ungrammatical = await findUngrammatical();
  for (const each of [...lacking, ...ungrammatical]) console.error(each);
  const floor = ['--checkBrowser', '--checkFeatures', `--browserslistQuery=${browserslist}`];
  const codes = [
    lacking.length,
    ungrammatical.length,
    await runChild('es-check', ['checkBrowser', ...floor, `--ignore=${probedFor}`, ...scripts]),
  ];
  const hasJava = findProgram('java') ?? (await installPackages('default-jre-headless'));
  if (hasJava) {
    codes.push(await checkByNu(['--skip-non-html', ...pages]));
    codes.push(await checkByNu(['--skip-non-svg', ...drawings]));
  }
  if (codes.some((code) => code !== 0)) {
    throw new UserError('out/ is not in order: what is wrong stands above.');
  }
  if (!hasJava) {
    console.error(
      'SKIPPED: the Nu checker needs Java 17 or newer. Pages and drawings were not checked.',
    );
    process.exitCode = skipped;
    return;
  }
  console.log(
    `In order: ${pages.length} pages, ${drawings.length} drawings, ${styles.length} style sheets, ${scripts.length} scripts.`,
  );
});

/** @returns what a style sheet asks of a browser above the floor that it cannot do */
async function findLacking(file: string): Promise<string[]> {
  const lacking: string[] = [];
  const check = doiuse({
    browsers: browserslist,
    ignore: lackedWithoutLoss,
    onFeatureUsage: ({ message }) => lacking.push(message),
  });
  await postcss([check]).process(readFileSync(file, 'utf8'), { from: file });
  return lacking;
}

/** @returns what is no CSS by csstree's grammar, a line each */
async function findUngrammatical(): Promise<string[]> {
  const found = await promisify(execFile)('csstree-validator', ['--reporter', 'gnu', 'out']).then(
    () => '',
    // With a fault it ends with 1, and says which.
    ({ code, stderr }: { code: unknown; stderr: string }) => {
      if (code !== 1) throw new UserError(`csstree-validator failed: ${stderr}`);
      return stderr;
    },
  );
  return found
    .split('\n')
    .filter((line) => line && !unknownToCsstree.some((known) => known.test(line)));
}

function checkByNu(args: string[]): Promise<number> {
  const checker = ['-jar', String(nuJar), '--errors-only', '--filterpattern', unknownToNu];
  return runChild('java', [...checker, ...args]);
}
