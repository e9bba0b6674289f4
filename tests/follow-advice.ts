import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { findSample } from '@/scripts/check/sample';
import { readContent } from '@/scripts/prepare/read';
import { formatProblem } from '@/scripts/shared/problem';
import { editJson } from './edit-json';

/**
 * Does what each line of `npm run check` about the sample says, in a copy of the content each time.
 * @throws if the content then has a mistake, or the line is still there
 */
export async function walkAdvice(root: string): Promise<{ deleted: number; replaced: number }> {
  const count = { deleted: 0, replaced: 0 };
  for (const line of await listSample(root)) {
    if (await solves(root, line, deleteAsAdvised)) count.deleted += 1;
    if (await solves(root, line, replaceAsAdvised)) count.replaced += 1;
  }
  return count;
}

async function listSample(root: string): Promise<string[]> {
  return findSample(root, await readContent(root)).map(formatProblem);
}

async function solves(root: string, line: string, follow: typeof replaceAsAdvised) {
  const copy = `${root}-followed`;
  cpSync(root, copy, { recursive: true });
  try {
    if (!(await follow(copy, line))) return false;
    const { file, field } = parse(line);
    const place = field ? `${file}: ${field}` : file;
    const left = (await listSample(copy)).filter((each) => each.startsWith(`${place} `));
    if (left.length > 0) throw new Error(`still listed: ${left}`);
    return true;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** A line of `npm run check` about the sample, such as `data/owner.json: name.en is from the sample: replace it`. */
function parse(line: string) {
  const [, file = '', field, advice] =
    /^(\S+?)(?:: (\S+))? is from the sample: (.+)$/.exec(line) ?? [];
  if (!advice) throw new Error(`not about the sample: ${line}`);
  return { file, field, advice };
}

/** Deletes what the line says. @returns false if it says only "replace it" */
async function deleteAsAdvised(root: string, line: string): Promise<boolean> {
  const { file, field, advice } = parse(line);
  if (advice === 'replace it') return false;
  const [, other] = /^replace it, or delete (\S+)$/.exec(advice) ?? [];
  const [, list] = /^replace it, or delete it together with (.+)$/.exec(advice) ?? [];
  if (!other && !list && advice !== 'replace or delete it') throw new Error(`unclear: ${line}`);
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

function removeField(file: string, field: string) {
  const json = JSON.parse(readFileSync(file, 'utf8'));
  const path = pathOf(field);
  const key = path.pop() ?? '';
  const parent = path.reduce((node, each) => node[each], json);
  if (!(key in parent)) throw new Error(`${file} has no ${field}`);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  writeFileSync(file, JSON.stringify(json));
}

/** Replaces the text or the file with an owner's own. */
async function replaceAsAdvised(root: string, line: string): Promise<boolean> {
  const { file, field } = parse(line);
  if (field) editJson(join(root, file), pathOf(field).join('.'), ownText(field));
  else writeFileSync(join(root, file), await ownFile(file));
  return true;
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

async function ownFile(file: string): Promise<string | Buffer> {
  switch (extname(file)) {
    case '.json':
      return '[]';
    case '.pdf':
      return '%PDF-1.7 mine';
    case '.svg':
      return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>';
    default: {
      const create = { width: 40, height: 25, channels: 3, background: '#654321' } as const;
      return sharp({ create }).webp().toBuffer();
    }
  }
}
