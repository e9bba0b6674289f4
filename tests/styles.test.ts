/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const folder = 'components';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
  join(folder, file),
);
const modules = files.filter((file) => file.endsWith('.module.scss'));

function names(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();
}

test('the modules are found', () => expect(modules.length).toBeGreaterThan(20));

test.each(modules)('%s has a class for each that is asked for, and no other', (module) => {
  const styles = readFileSync(module, 'utf8').replace(/\/\/.*/g, '');
  const users = files
    .filter((file) => file.endsWith('.tsx') && dirname(file) === dirname(module))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => source.includes(`from './${basename(module)}'`));
  expect(names(styles, /(?<=^|[\s,>+~(&])\.([a-z]\w*)/gim)).toEqual(
    names(users.join(), /\bstyles\.(\w+)/g),
  );
});
