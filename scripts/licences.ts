import { execFileSync } from 'node:child_process';
import { run, UserError } from './command-line';

/** Licences that a site may be built with and its code published beside, by their SPDX ids. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
  // Of a file or a library: it holds for changes to that alone. Tools of the build, none of which a page carries.
  'LGPL-3.0-or-later',
  'MPL-2.0',
]);

/** Packages that do not say it in their `package.json`, as their own LICENSE file does. */
const bySight: Record<string, string> = { 'png-js': 'MIT' };

interface Component {
  name: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

/** Lists the packages of the lock file by licence, on every platform; a licence that is not allowed fails. */
await run(async () => {
  const command = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
  const json = execFileSync('npm', command, { encoding: 'utf8', maxBuffer: 1e8 });
  const { components }: { components: Component[] } = JSON.parse(json);
  const names = new Map<string, string[]>();
  for (const component of components) {
    const licence = licenceOf(component);
    names.set(licence, [...(names.get(licence) ?? []), `${component.name}@${component.version}`]);
  }
  const sorted = [...names].sort(([, a], [, b]) => b.length - a.length);
  for (const [licence, packages] of sorted) {
    console.log(`${licence}: ${packages.length}\n  ${packages.sort().join(', ')}`);
  }
  const refused = sorted.filter(([licence]) => !isAllowed(licence));
  if (refused.length > 0) {
    const lines = refused.map(([licence, packages]) => `${licence}: ${packages.join(', ')}`);
    throw new UserError(`Not on the list of scripts/licences.ts:\n${lines.join('\n')}`);
  }
});

function licenceOf({ name, licenses = [] }: Component): string {
  const said = licenses.map(
    ({ license, expression }) => expression ?? license?.id ?? license?.name,
  );
  return said.join(' AND ') || (bySight[name] ?? 'none');
}

/** Of `a OR b` one is enough, of `a AND b` each counts. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)));
}
