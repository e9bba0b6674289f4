/** @jest-environment node */
import { spawnSync } from 'node:child_process';

function runBuild(option: string) {
  const args = ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts', option];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

test('a command explains itself, and refuses an option that it does not know', () => {
  expect(runBuild('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^npm run build/),
  });
  expect(runBuild('--fast')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Unknown option '--fast'.*\n\nnpm run build/),
  });
});
