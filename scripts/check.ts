import { parseArgs, styleText } from 'node:util';
import { findAll } from './check/find';
import { readChecked } from './check/read';
import record from './check/sample.json' with { type: 'json' };
import { run, UserError } from './command-line';
import { ContentError, type Problem } from './content/problem';
import { loadSettings } from './settings';

const usage = `npm run check                lists what still stands between this checkout and a good launch
npm run check -- --online    asks for every address too
npm run check -- --strict    exits with 1 where there is anything to list`;

/** Exits with 1 where the build would refuse the content, or with --strict where there is anything to list. */
await run(async () => {
  const { online, strict, help } = readFlags();
  if (help) {
    console.log(usage);
    return;
  }
  const root = process.cwd();
  loadSettings(root);
  try {
    const findings = await findAll(await readChecked(root), { record, online });
    console.log(findings.length > 0 ? formatTable(findings) : 'Nothing is left to do.');
    if (strict && findings.length > 0) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.log(formatTable(error.problems));
    throw new UserError(
      '\nThe site cannot be built until these are mended; then the check goes on.',
    );
  }
});

function readFlags() {
  try {
    const options = {
      online: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function formatTable(findings: Problem[]): string {
  const width = (column: 'file' | 'field') =>
    Math.max(column.length, ...findings.map((finding) => finding[column].length)) + 2;
  const [files, fields] = [width('file'), width('field')];
  const line = ({ file, field, message }: Problem) =>
    `${file.padEnd(files)}${field.padEnd(fields)}${message}`;
  const head = line({ file: 'file', field: 'field', message: 'what to do' });
  const count = `${findings.length} ${findings.length === 1 ? 'line' : 'lines'}`;
  return [styleText('bold', head), ...findings.map(line), '', count].join('\n');
}
