/** @jest-environment node */
import { converter, formatHex, wcagContrast } from 'culori';
import { siteSchema } from '@/lib/content/site';
import { bandOf, deriveRoom, emberOf, fitRoom, inkOf } from '@/lib/tones';
import { makePalette } from './palette';

const palettes = [
  {},
  { paper: '#ffffff', night: '#000000', brand: '#000000' },
  { paper: '#f6ead8', night: '#1a110a', brand: '#7a2e12' },
].map((colors) => makePalette(siteSchema.parse({ colors }).colors));

/** Every hue, dark and light, strong and weak; black, grey and white. */
const colors = Array.from({ length: 36 }, (_, index) => index * 10)
  .flatMap((h) => [0.25, 0.5, 0.75, 0.9].map((l) => ({ mode: 'oklch' as const, l, c: 0.12, h })))
  .map((color) => formatHex(color))
  .concat('#000000', '#808080', '#ffffff');

const oklch = converter('oklch');
const toOklch = (color: string) => oklch(color) ?? { l: 0, c: 0, h: 0 };
const themes = ['day', 'night'] as const;

test('text can be read in the room of every colour, and on its band', () => {
  for (const palette of palettes) {
    const { soft, ink, paper } = palette;
    const text = { day: ink, night: paper };
    const page = { day: paper, night: palette.night };
    for (const color of colors) {
      const room = deriveRoom(color, palette);
      const band = bandOf(room, palette);
      for (const theme of themes) {
        const least = Math.min(7, wcagContrast(soft[theme], page[theme]));
        const state = `${color} by ${theme}: ${room[theme]}, ${band[theme]}`;
        expect([state, wcagContrast(soft[theme], room[theme]) >= least]).toEqual([state, true]);
        for (const [tone, wanted] of [
          [soft[theme], 4.5],
          [text[theme], 4.5],
          [inkOf(color, palette.tints[theme]), 4.5],
        ] as const) {
          expect([state, wcagContrast(tone, band[theme]) >= wanted]).toEqual([state, true]);
        }
        const link = inkOf(color, room[theme]);
        expect([state, wcagContrast(link, room[theme]) >= 4.5]).toEqual([state, true]);
      }
    }
  }
});

test.each(['#e8930c', '#ffc400', '#ff6b1a', '#a8a800'])(
  '%s is neither brown nor olive by night, nor in its light and its text',
  (color) => {
    const [palette] = palettes;
    if (!palette) throw new Error();
    const { night } = deriveRoom(color, palette);
    const dark = [night, bandOf({ day: '#ffffff', night }, palette).night].map(toOklch);
    // Red or green: between them, what is dark is brown or olive.
    for (const tone of dark) expect((tone.h ?? 0) < 36 || (tone.h ?? 0) > 140).toBe(true);
    for (const tone of [emberOf(color), inkOf(color, palette.tints.day)].map(toOklch)) {
      expect(tone.h).toBeLessThan(80);
    }
  },
);

test.each(['#f3e7d3', '#c2703d', '#d2b48c', '#5b3a21', '#c58b5a'])(
  '%s is a warm neutral: its rooms and its text have its hue',
  (color) => {
    const [palette] = palettes;
    if (!palette) throw new Error();
    const { h = 0 } = toOklch(color);
    const room = deriveRoom(color, palette);
    const tones = [room.day, room.night, bandOf(room, palette).night, inkOf(color, room.day)];
    for (const tone of tones) expect(Math.abs((toOklch(tone).h ?? 0) - h)).toBeLessThan(12);
    expect(toOklch(room.night).c).toBeLessThan(0.04);
    expect(toOklch(inkOf(color, room.day)).c).toBeLessThan(0.11);
  },
);

test('an owner’s room changes only if text could not be read in it', () => {
  const [palette] = palettes;
  if (!palette) throw new Error();
  const { soft } = palette;
  const good = { day: '#ffe6ba', night: '#270507' };
  expect(fitRoom(good, palette)).toEqual(good);
  for (const room of [
    { day: '#b08a4a', night: '#5b2300' },
    { day: '#000000', night: '#ffffff' },
  ]) {
    const fitted = fitRoom(room, palette);
    for (const theme of themes)
      expect(wcagContrast(soft[theme], fitted[theme])).toBeGreaterThan(4.5);
  }
});

test('a grey gets a grey room', () => {
  const [palette] = palettes;
  if (!palette) throw new Error();
  const { day, night } = deriveRoom('#808080', palette);
  for (const tone of [day, night].map(toOklch)) expect(tone.c).toBeLessThan(0.01);
});
