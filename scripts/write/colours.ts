import { join } from 'node:path';
import { defaultColors } from '../../lib/constants.mjs';
import type { Palette, Project } from '../../lib/content/types';
import { makeMedia, writeIfChanged } from '../util/media';

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

/**
 * Makes the stylesheet of a project's page: while the page is shown, the whole document has its colour and its room. The
 * browser shows them beyond the ends of the page, and the menu has the other tone. React keeps a stylesheet after the
 * page, so its rule also names the page.
 * @returns its URL
 */
export function makeRoom(
  root: string,
  { id, color = defaultColors.page, room }: Pick<Project, 'id' | 'color' | 'room'>,
): Promise<string> {
  const { day, night, ink } = room;
  let values = `--project-color:${color};--room-day:${day};--room-night:${night};--menu-night:${night}`;
  if (ink) values += `;--navy:${ink}`;
  const css = `@layer components{:root:has([data-project="${id}"]){${values}}}`;
  return makeMedia(root, 'room.css', css);
}
