/** @jest-environment node */
import { siteSchema } from '@/lib/content/site';
import { formatProblem } from '../util/problem';
import { contrastProblems, roomProblems } from './contrast';

function problems(colors: unknown): string[] {
  return contrastProblems('data/site.json', siteSchema.parse({ colors }).colors).map(formatProblem);
}

test.each<[name: string, colors: object]>([
  ['the default', {}],
  [
    'warm and dark',
    { paper: '#f6ead8', night: '#1a110a', brand: '#7a2e12', lamp: { night: '#ff9d5c' } },
  ],
  ['blue and white', { paper: '#f3f8ff', night: '#061226', brand: '#0b57d0' }],
  [
    'black and white',
    {
      paper: '#ffffff',
      night: '#000000',
      brand: '#000000',
      lamp: { day: '#ffd400', night: '#ffffff' },
    },
  ],
])('%s has enough contrast', (_, colors) => {
  expect(problems(colors)).toEqual([]);
});

test.each<[colors: object, message: string]>([
  [
    { ink: '#888888', paper: '#ffffff' },
    'colors.ink is #888888, which on colors.paper #ffffff has a contrast of 3.5; text needs 4.5',
  ],
  [
    { brand: '#ffd400' },
    'colors.brand is #ffd400, which on the white text of the form’s button has a contrast of 1.4; text needs 4.5',
  ],
  [
    { night: '#777777' },
    'colors.night is #777777, which on colors.paper #f4f1ea has a contrast of 3.9; text needs 4.5',
  ],
  [{ paper: '#333333' }, 'colors.night is #07070d, which on colors.paper #333333 has'],
  [
    { lamp: { day: '#3a2a10' } },
    'colors.lamp.day is #3a2a10, which on colors.night #07070d has a contrast of 1.4; text needs 4.5',
  ],
  [{ ink: '#555555' }, 'colors.ink is #555555, which on #c8c8c8, a project’s tint by day, has'],
])('%j gets a line', (colors, message) => {
  expect(problems(colors)).toContainEqual(expect.stringContaining(message));
});

const { colors } = siteSchema.parse({});

test.each<[room: { day: string; night: string }, ...messages: string[]]>([
  [{ day: '#ffe6ba', night: '#270507' }],
  [
    { day: '#b08a4a', night: '#270507' },
    'room.day is #b08a4a, on which secondary text, #3d4263, has a contrast of 3; it needs 5.9',
  ],
  [
    { day: '#ffe6ba', night: '#5b2300' },
    'room.night is #5b2300, on which secondary text, #b3b3ba, has a contrast of 5.9; it needs 6.3',
  ],
  [{ day: '#000000', night: '#ffffff' }, 'room.day is #000000', 'room.night is #ffffff'],
])('the room %j gets a line for each tone on which text cannot be read', (room, ...messages) => {
  const lines = roomProblems('data/projects/1/project.json', room, colors);
  expect(lines.map(formatProblem)).toEqual(
    messages.map((message) => expect.stringContaining(message)),
  );
});
