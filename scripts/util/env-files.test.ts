/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const before = { ...process.env };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'settings-'));
  // Next's loader keeps the first environment that it sees.
  jest.resetModules();
  process.env = { NODE_ENV: 'test' };
});

afterEach(() => {
  process.env = { ...before };
  rmSync(root, { recursive: true });
});

async function load(files: Record<string, string | Buffer>, mode?: 'development') {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
  const { loadSettings } = await import('./settings');
  loadSettings(root, mode);
}

test.each([
  [undefined, 'of .env.production.local'],
  ['development', 'of .env.local'],
] as const)('in the mode %s, the same file decides as in Next', async (mode, value) => {
  await load(
    {
      '.env': 'A="of .env"\nB=b',
      '.env.local': 'A="of .env.local"',
      '.env.production': 'A="of .env.production"',
      '.env.production.local': 'A="of .env.production.local"',
      '.env.test.local': 'A="of .env.test.local"',
    },
    mode,
  );
  expect(process.env).toMatchObject({ A: value, B: 'b' });
});

test('comments, quotes, references, Windows line ends and a byte order mark are read as Next reads them', async () => {
  process.env.C = 'of the host';
  await load({
    '.env.local': '\uFEFFA="a # b" # comment\r\nexport B=$A!\r\nC=ignored\r\n\r\n# D=1\r\nE=\r\n',
  });
  expect(process.env).toMatchObject({ A: 'a # b', B: 'a # b!', C: 'of the host', E: '' });
  expect(process.env).not.toHaveProperty('D');
  const { settingsInFiles } = await import('./env-files');
  expect([...settingsInFiles().keys()]).toEqual(['A', 'B', 'E']);
});

test.each(['development', 'test', 'staging'])('NODE_ENV=%s has no effect', async (value) => {
  Object.assign(process.env, { NODE_ENV: value });
  await load({ '.env.local': `NODE_ENV=${value}` });
  expect(process.env.NODE_ENV).toBe('production');
});

test.each([
  ['UTF-16', Buffer.from('\uFEFFA=1', 'utf16le')],
  ['UTF-16 without its mark', Buffer.from('A=1', 'utf16le')],
  ['Latin-1', Buffer.from('A=José', 'latin1')],
])('a file in %s is refused in one line', async (_, bytes) => {
  await expect(load({ '.env': bytes })).rejects.toThrow(/^\.env is not UTF-8 text: save .*$/);
});

test('what scripts set stays when Next loads a changed file again', async () => {
  await load({ '.env.local': 'A=1' }, 'development');
  process.env.B = 'set by a script';
  const { keepEnvironment } = await import('./env-files');
  keepEnvironment();
  writeFileSync(join(root, '.env.local'), 'A=2\nC=3');
  const { loadEnvConfig } = await import('@next/env');
  loadEnvConfig(root, true, console, true);
  expect(process.env).toMatchObject({ A: '1', B: 'set by a script', C: '3' });
});
