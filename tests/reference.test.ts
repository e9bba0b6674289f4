/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type HomeSection, schemas } from '@/lib/content/schema';
import { siteSchema } from '@/lib/content/site';
import { settingsSchema } from '@/scripts/util/settings';

/** A part of a JSON Schema. */
interface Part {
  properties?: Record<string, Part>;
  items?: Part;
  required?: string[];
  default?: unknown;
}

const { NEXT_PUBLIC_MAIL_ORIGIN: onlyForTests, ...settings } = settingsSchema.shape;
const files: Record<string, z.ZodType> = {
  'data/projects/*/en.md': schemas.project,
  'data/owner.json': schemas.owner,
  'data/contacts.json': schemas.contacts,
  'data/site.json': siteSchema,
  'data/scenes.json': schemas.scenes,
  ...Object.fromEntries(
    Object.values<HomeSection>(schemas.sections).flatMap(({ file, schema }) =>
      file && schema ? [[file, schema]] : [],
    ),
  ),
  '.env.local': z.object(settings),
};

test.each(Object.entries(files))('the reference has the fields of %s', (file, schema) => {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  const fields = Object.fromEntries(fieldsOf(json as Part));
  const isGroup = (path: string) => Object.keys(fields).some((each) => each.startsWith(`${path}.`));
  const rows = rowsOf(file).filter(([path]) => !isGroup(path));
  expect(Object.fromEntries(rows)).toEqual(fields);
});

/** @returns the path of each field with `required`, its default as code, or nothing */
function fieldsOf(part: Part, path = '', isRequired = false): [string, string][] {
  const { properties = {}, items, required, default: value } = part;
  if (items?.properties) return fieldsOf(items, `${path}[]`);
  // One field: an entry for each language or theme, or the two numbers of a point.
  const isField = ['en', 'day', 'x'].some((key) => key in properties);
  if (part.properties && !isField) {
    return Object.entries(properties).flatMap(([key, each]) =>
      fieldsOf(each, path ? `${path}.${key}` : key, required?.includes(key)),
    );
  }
  const hasDefault = value !== undefined && typeof value !== 'object';
  return [[path, isRequired ? 'required' : hasDefault ? `\`${value}\`` : '']];
}

/** @returns the same of the tables below a file's heading; a default in words is not compared */
function rowsOf(file: string): [string, string][] {
  const sections = readFileSync('docs/reference.md', 'utf8').split(/^## /m);
  const section = sections.find((each) => each.split('\n')[0]?.includes(`\`${file}\``)) ?? '';
  return section.split('\n').flatMap((line) => {
    const [, paths = '', byDefault = ''] = line.split('|').map((cell) => cell.trim());
    const compared = /^(required|`[^`]+`)$/.test(byDefault) ? byDefault : '';
    return [...paths.matchAll(/`(.+?)`/g)].map(([, path = '']): [string, string] => [
      path,
      compared,
    ]);
  });
}
