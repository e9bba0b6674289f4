/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { siteSchema } from '@/lib/content/site';
import { makePalette } from '../colours/palette';
import { type Faces, makeFonts } from '../type/fonts';
import { mediaFile } from '../util/media';
import { makeSharePicture, type ShareCard } from './share-pictures';

const palette = makePalette(siteSchema.parse({}).colors);

let root: string;
let faces: Faces;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'share-'));
  mkdirSync(join(root, 'public/media'), { recursive: true });
  faces = await makeFonts(root, '');
});

afterAll(() => rmSync(root, { recursive: true }));

/** A card whose art has one colour or is noise. */
async function cardOf(art: 'grey' | 'noise', changes: Partial<ShareCard> = {}): Promise<ShareCard> {
  const size = { width: 1600, height: 1000 };
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const create = { ...size, channels: 3, background: '#808080' } as const;
  await sharp({ create: art === 'noise' ? { ...create, noise } : create })
    .jpeg()
    .toFile(fileOf(`/media/${art}.jpeg`));
  return {
    title: 'ƏĞIİÖŞÜÇ',
    label: 'TİBB · 2025',
    color: '#291730',
    art: [`/media/${art}.jpeg`],
    name: 'AYGÜN ŞƏFƏQ',
    signature: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    ...changes,
  };
}

function fileOf(url: string): string {
  return mediaFile(root, url);
}

test('a picture is drawn again only after a change', async () => {
  const card = await cardOf('grey');
  const url = await makeSharePicture(root, card, faces, palette);
  const past = new Date(2000, 1);
  utimesSync(fileOf(url), past, past);
  expect(await makeSharePicture(root, card, faces, palette)).toBe(url);
  expect(statSync(fileOf(url)).mtime).toEqual(past);
  expect(await makeSharePicture(root, { ...card, label: 'TİBB · 2026' }, faces, palette)).not.toBe(
    url,
  );
});

test('the title is as wide as the picture, however long it is', async () => {
  for (const title of ['BAKI KÖRPÜ', 'LÖVBƏR LİMAN LOGİSTİKA PANELİ VƏ XƏZƏR DƏNİZ YOLLARI']) {
    const url = await makeSharePicture(root, await cardOf('grey', { title }), faces, palette);
    // The bright letters reach both ends of the line, but not the margins.
    const { info, data } = await sharp(fileOf(url))
      .extract({ left: 0, top: 120, width: 1200, height: 60 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const bright = [...data.keys()].filter((index) => (data[index] ?? 0) > 200);
    const columns = bright.map((index) => index % info.width);
    expect(Math.min(...columns)).toBeGreaterThan(30);
    expect(Math.max(...columns)).toBeLessThan(1170);
    expect(Math.max(...columns)).toBeGreaterThan(1000);
  }
});

test('a title whose letters the face lacks does not break the picture', async () => {
  const url = await makeSharePicture(
    root,
    await cardOf('grey', { title: '東京 大阪' }),
    faces,
    palette,
  );
  expect(await sharp(fileOf(url)).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('art that compresses badly stays below the size limit of chat apps', async () => {
  const url = await makeSharePicture(root, await cardOf('noise', { bleed: true }), faces, palette);
  expect(statSync(fileOf(url)).size).toBeLessThan(300_000);
});
