/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeContent, useCheckoutLanguages } from '@/tests/fixture';

test('a mistake in the content ends it at the start; tests/template/owner/dev.spec.ts shows the rest', async () => {
  const root = await makeContent(['07-ledger']);
  useCheckoutLanguages(root);
  rmSync(join(root, 'data/contacts.json'));
  const args = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('scripts/dev.ts')];
  const env = { ...process.env, PORT: '4168' };
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('data/contacts.json is missing');
  rmSync(root, { recursive: true });
});
