/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Runs `npm start` where an install would fail. */
function start(...args: string[]) {
  const env = { ...process.env, PORT: '4167', PATH: '' };
  return spawnSync(process.execPath, ['scripts/start.mjs', ...args], { env, encoding: 'utf8' });
}

test('help, an unknown option and a port in use need no install and no build', async () => {
  expect(start('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^npm start/) });
  expect(start('--strict')).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^npm start/),
  });
  const other = createServer().listen(4167, '127.0.0.1');
  await once(other, 'listening');
  const { status, stdout, stderr } = start();
  other.close();
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    'Port 4167 is already in use. Choose another one: PORT=4168\n',
  ]);
});
