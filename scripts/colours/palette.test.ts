/** @jest-environment node */
import { wcagContrast } from 'culori';
import { siteSchema } from '@/lib/content/site';
import { makePalette } from './palette';

const paletteOf = (colors: object) => makePalette(siteSchema.parse({ colors }).colors);

test.each([
  { brand: '#21295c' },
  { brand: '#ffd400' },
  { brand: '#e8f5a0' },
  { brand: '#ffffff' },
  { brand: '#ff6b1a', paper: '#ffffff', night: '#000000' },
  { brand: '#808080', ink: '#888888', lamp: { day: '#3a2a10', night: '#ffffff' } },
])('all that is drawn in %j can be read', (colors) => {
  const { brand, button, control, focus, ink, lamp, menu, night, panel, paper, soft, tints } =
    paletteOf(colors);
  for (const [color, background, least] of [
    [button, brand, 4.5],
    [focus, panel.shade, 3],
    [ink, paper, 4.5],
    [ink, tints.day, 4.5],
    [ink, panel.shade, 4.5],
    [soft.day, panel.shade, 4.5],
    [control.day, panel.shade, 3],
    [paper, menu, 4.5],
    [night, lamp.day, 4.5],
    [night, lamp.night, 4.5],
  ] as const) {
    const pair = [color, background, least];
    expect([pair, wcagContrast(color, background) >= least]).toEqual([pair, true]);
  }
});

test('colours that can be read stay as they are', () => {
  const colors = { brand: '#21295c', ink: '#3d4263', lamp: { day: '#e59a2c', night: '#ffc46b' } };
  expect(paletteOf(colors)).toMatchObject({ ...colors, button: '#ffffff', focus: '#21295c' });
});
