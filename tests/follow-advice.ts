import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { findSample } from '@/scripts/check/sample';
import { readContent } from '@/scripts/read/read';
import { formatProblem } from '@/scripts/util/problem';
import { editJson } from './edit-json';

/**
 * Does what each line of `npm run check` about the sample says, in a copy of the content each time: deletes what can be
 * deleted, and replaces the rest.
 * @throws if the content then has a mistake, or the line is still there
 */
export async function walkAdvice(root: string): Promise<{ deleted: number; replaced: number }> {
  const count = { deleted: 0, replaced: 0 };
  for (const line of await listSample(root)) {
    const copy = `${root}-followed`;
    cpSync(root, copy, { recursive: true });
    const isDeleted = deleteAsAdvised(copy, line);
    if (!isDeleted) await replaceAsAdvised(copy, line);
    count[isDeleted ? 'deleted' : 'replaced'] += 1;
    const [place] = line.split(' is from');
    const left = (await listSample(copy)).filter((each) => each.startsWith(`${place} `));
    if (left.length > 0) throw new Error(`still listed: ${left}`);
    rmSync(copy, { recursive: true });
  }
  return count;
}

async function listSample(root: string): Promise<string[]> {
  return findSample(root, await readContent(root)).map(formatProblem);
}

/** A line of `npm run check` about the sample, such as `data/owner.json: name.en is from the sample: replace it`. */
function parse(line: string) {
  const [, file = '', field, advice] =
    /^(\S+?)(?:: (\S+))? is from the sample: (.+)$/.exec(line) ?? [];
  if (!advice) throw new Error(`not about the sample: ${line}`);
  return { file, field, advice };
}

/** Deletes what the line says. @returns false if it says only "replace it" */
function deleteAsAdvised(root: string, line: string): boolean {
  const { file, field, advice } = parse(line);
  if (advice === 'replace it') return false;
  const isWhole = ['replace or delete it', 'delete it, because no field names it'].includes(advice);
  const [, other] = /^replace it, or delete (\S+)$/.exec(advice) ?? [];
  const [, list] = /^replace it, or delete it together with (.+)$/.exec(advice) ?? [];
  if (!other && !list && !isWhole) throw new Error(`unclear: ${line}`);
  if (field) {
    removeField(join(root, file), other ?? field);
    return true;
  }
  rmSync(join(root, file));
  for (const each of list?.split(' and ') ?? []) {
    const [name = '', of = ''] = each.split(' of ');
    removeField(join(root, of), name);
  }
  return true;
}

/** @param field such as `profiles[0]`, or `"imageSection" in home` for an entry of a list */
function removeField(file: string, field: string) {
  const json = JSON.parse(readFileSync(file, 'utf8'));
  const [, entry, list] = /^"(\w+)" in (\w+)$/.exec(field) ?? [];
  const path = list ? [list, json[list].indexOf(entry)] : pathOf(field);
  const key = path.pop();
  const parent = path.reduce((node, each) => node[each], json);
  if (!(key in parent)) throw new Error(`${file} has no ${field}`);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  writeFileSync(file, JSON.stringify(json));
}

/** Replaces the text or the picture with an owner's own. */
async function replaceAsAdvised(root: string, line: string): Promise<void> {
  const { file, field } = parse(line);
  if (field) {
    const json = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const old: string = pathOf(field).reduce((node, each) => node[each], json);
    // Other languages use the same arguments.
    const text = [ownText(field), ...(old.match(/\{\w+\}/g) ?? [])].join(' ');
    return editJson(join(root, file), pathOf(field).join('.'), text);
  }
  // All other files can be deleted.
  const create = { width: 40, height: 25, channels: 3, background: '#654321' } as const;
  await sharp({ create }).toFile(join(root, file));
}

const pathOf = (field: string) =>
  field
    .replace(/\[(\d+)\]/g, '.$1')
    .replace(/^\./, '')
    .split('.');

function ownText(field: string): string {
  if (field === 'email') return 'me@me.example';
  if (field === 'phone') return '+1 555 123 4567';
  return /url$|link$/.test(field) ? 'https://me.example/' : 'Mine';
}
