import { join } from 'node:path';
import { defaultColors } from '../../lib/constants.mjs';
import type { Content, Palette } from '../../lib/content/types';
import { writeIfChanged } from '../util/media';

/** Writes the colours as variables for `components/styles/_tokens.scss`. */
export function writePalette(root: string, palette: Palette): void {
  const { tints: _, ...tones } = palette;
  const lines = Object.entries(tones).flatMap(([name, tone]) =>
    typeof tone === 'string'
      ? `$${name}: ${tone};\n`
      : Object.entries(tone).map(([part, value]) => `$${name}-${part}: ${value};\n`),
  );
  writeIfChanged(join(root, '.content/palette.scss'), lines.join(''));
}

/** Writes what the whole document takes from a project, as a map for `components/project-detail/project-detail.module.scss`. */
export function writeRooms(root: string, { projects }: Pick<Content, 'projects'>): void {
  const entries = projects.map(({ id, color = defaultColors.page, room }) => {
    const { day, night } = room;
    return `  ${id}: ('color': ${color}, 'day': ${day}, 'night': ${night}),\n`;
  });
  writeIfChanged(join(root, '.content/rooms.scss'), `$rooms: (\n${entries.join('')});\n`);
}
