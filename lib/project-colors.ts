import { palette } from './content/content';
import type { Project } from './content/types';
import { bandOf, emberOf, inkOf } from './tones';

/**
 * @param fallback the colour of a project that has none
 * @returns custom properties: a project's colour, the tones of its room, and its colour for text on them
 */
export function projectColors({ color, room }: Pick<Project, 'color' | 'room'>, fallback: string) {
  const own = color ?? fallback;
  const { tints } = palette;
  const band = bandOf(room, palette);
  // The light of a project without a colour is that of its room.
  const light = color ?? band.night;
  return {
    '--project-color': own,
    '--project-light': light,
    '--project-ember': emberOf(light),
    '--project-room': `light-dark(${room.day}, ${room.night})`,
    '--project-band': `light-dark(${band.day}, ${band.night})`,
    '--project-link': `light-dark(${inkOf(own, room.day)}, ${inkOf(own, room.night)})`,
    '--project-on-tint': `light-dark(${inkOf(own, tints.day)}, ${inkOf(own, tints.night)})`,
  };
}
