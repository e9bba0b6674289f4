import type { z } from 'zod';
import { contactsSchema, ownerSchema, projectSchema, scenesSchema } from '../../lib/content/schema';
import { isLocale } from '../../lib/i18n/locales';
import type { ContentSource } from '../read/read';
import { siteFile } from '../read/site';

const schemas: Partial<Record<string, z.ZodType>> = {
  'data/owner.json': ownerSchema,
  'data/contacts.json': contactsSchema,
  'data/scenes.json': scenesSchema,
};

/** @returns the schema of a file of `data/` that can name other files */
export function schemaOf(file: string): z.ZodType | undefined {
  return /^data\/projects\/[^./][^/]*\/project\.json$/.test(file) ? projectSchema : schemas[file];
}

/**
 * @param json the parsed file, which is valid
 * @returns the field to delete if the value at `path` has to go: the nearest one without which the file is still valid,
 * such as `portrait` for its alternative text; undefined if there is none
 */
export function deletableField(
  file: string,
  json: unknown,
  path: PropertyKey[],
): PropertyKey[] | undefined {
  const schema = schemaOf(file);
  for (let length = schema ? path.length : 0; length > 0; length -= 1) {
    const field = path.slice(0, length);
    // Without one language of a text, it would be listed as missing.
    if (isLocale(field.at(-1))) continue;
    if (schema?.safeParse(without(json, field)).success) return field;
  }
  return undefined;
}

/** @returns a copy of the JSON without a field or an entry of a list */
export function without(json: unknown, path: PropertyKey[]): unknown {
  const copy = structuredClone(json);
  const parent = path.slice(0, -1).reduce((node, key) => Reflect.get(node as object, key), copy);
  const key = path.at(-1) ?? '';
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent as object, key);
  return copy;
}

/** @returns the entries of `data/site.json` that list a section which the changed file no longer has */
export function leftoverEntries({ site }: ContentSource, file: string, json: unknown): string[] {
  if (schemaOf(file) !== scenesSchema || scenesSchema.parse(json).imageSection) return [];
  return site.home?.includes('imageSection') ? [`"imageSection" in home of ${siteFile}`] : [];
}
