import { defaultColors } from './constants.mjs';
import { palette } from './content/content';
import type { Project, Tones } from './content/types';
import { bandOf, emberOf, inkOf } from './tones';

/** WCAG 2, level AAA, for text in a project's colour in its room. */
const roomContrast = 7;
/** Against the strongest tint. On what pages show, that is `roomContrast`. */
const tintContrast = 5.7;

/**
 * @param fallback the colour of a project that has none
 * @returns custom properties of a project's card: its colour, its light, and its colour for text on a tint of it
 */
export function projectColors({ color, room }: Pick<Project, 'color' | 'room'>, fallback: string) {
  const own = color ?? fallback;
  const { tints } = palette;
  // The light of a project without a colour is that of its room.
  const light = color ?? bandOf(room, palette).night;
  return {
    '--project-color': own,
    '--project-light': light,
    '--project-ember': room.ember ?? emberOf(light),
    '--project-on-tint': textColor(own, tints, tintContrast),
  };
}

/** @returns the custom property of a project's room, where it is the background of a part of another page */
export function roomColor({ room }: Pick<Project, 'room'>) {
  return { '--project-room': `light-dark(${room.day}, ${room.night})` };
}

/**
 * @returns the styles of a project's page: the whole document has its colour and its room. The browser shows them beyond the
 * ends of the page, and the menu has the other tone.
 */
export function roomStyles({ color = defaultColors.page, room }: Pick<Project, 'color' | 'room'>) {
  const { day, night, ink } = room;
  let values = `--project-color:${color};--room-day:${day};--room-night:${night};--menu-night:${night}`;
  if (ink) values += `;--navy:${ink}`;
  return `@layer components{:root{${values}}}`;
}

/** @returns the custom properties that only a project's page needs, with those of its card */
export function pageColors(project: Pick<Project, 'color' | 'room'>, fallback: string) {
  const { color = fallback, room } = project;
  const band = bandOf(room, palette);
  return {
    ...projectColors(project, fallback),
    '--project-band': `light-dark(${band.day}, ${band.night})`,
    '--project-link': textColor(color, room, roomContrast),
  };
}

const textColor = (color: string, { day, night }: Tones, least: number) =>
  `light-dark(${inkOf(color, day, least)}, ${inkOf(color, night, least)})`;
