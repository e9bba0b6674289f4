/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
/** The commands that are scripts of this repository. Other programs print their own help. */
const own = Object.entries(scripts).filter(([, line]) => /^(tsx|node) /.test(line));

function runScript(program: string, args: string[]) {
  const path = program === 'tsx' ? ['node_modules/tsx/dist/cli.mjs'] : [];
  return spawnSync(process.execPath, [...path, ...args], { encoding: 'utf8', input: '' });
}

test.each(own)('npm run %s explains itself', (_, line) => {
  const [program = '', ...args] = line.split(' ');
  expect(runScript(program, [...args, '--help']).stdout).toMatch(/^npm (run |test|start)/);
});

test.each(['build', 'check', 'dev', 'language', 'new-project', 'upgrade'])(
  'npm run %s refuses an option that it does not know, and shows those that it does',
  (name) => {
    const { status, stderr } = runScript('tsx', [`scripts/${name}.ts`, '--fast']);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^Unknown option '--fast'\\.\n\nnpm run ${name}`));
  },
);

test('a command whose output is no longer read, as by head, ends without an error', async () => {
  const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/check.ts', '--help'];
  const child = spawn(process.execPath, command);
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(errors).toBe('');
});
