/** @jest-environment node */
import sharp from 'sharp';
import { siteSchema } from '../../lib/content/site';
import { project } from '../../tests/project';
import { makePalette } from '../colours/palette';
import { openSourcePicture } from '../pictures/source-picture';
import { makeScenes } from './scenes';

const palette = makePalette(siteSchema.parse({}).colors);
const owner = { name: { en: 'Ada' }, location: { en: 'Ghent' } };

/** A picture of a ground below a sky. */
async function draw(sky: string) {
  const size = { width: 64, height: 64, channels: 3 as const };
  const ground = await sharp({ create: { ...size, height: 40, background: '#808080' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { ...size, background: sky } })
    .composite([{ input: ground, gravity: 'south' }])
    .png()
    .toBuffer();
  return openSourcePicture({ file: 'a.png', bytes });
}

test.each([
  [palette.night, palette.paper, true],
  [palette.night, '#8ec5ff', false],
  ['#ffffff', '#ffffff', false],
])('by night with a sky of %s, by day of %s, the name is on the photo: %s', async (...row) => {
  const [night, day, blends] = row;
  const wide = { night: await draw(night), day: await draw(day) };
  const source = { owner, scenes: { photo: { wide, windows: [] } } };
  const { scenes } = await makeScenes(source, palette, async () => project.image);
  expect(scenes.photo?.blends).toBe(blends);
});
