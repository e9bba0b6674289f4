import { join } from 'node:path';
import type { Palette } from '../../lib/content/types';
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
