import { readFileSync } from 'node:fs';
import type { Faces } from './fonts';
import type { Typeface } from './typeface';

/** A width in thousandths of an em, with all characters that have it. */
type Widths = Record<string, string>;
type SystemWidths = Record<string, Record<'regular' | 'bold', Widths>>;

/**
 * The fonts of Linux; of Windows and Apple, with a twin on Linux; and of Android. DejaVu comes first because older Liberation
 * Sans lacks Ə: the word would have letters of two fonts. Linux looks up a missing font slowly.
 */
const systems = {
  DejaVu: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
  Arial: { regular: ['Liberation Sans', 'Arial'], bold: ['Liberation Sans Bold', 'Arial Bold'] },
  Roboto: { regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto'] },
} as const;

/** The weights of each family of `components/styles/fonts.scss`, and whether labels or other text is in capitals. */
const families = [
  { family: 'Text', face: 'text', weight: 400, style: 'regular' },
  { family: 'Text', face: 'bold', weight: 600, style: 'bold' },
  { family: 'Label', face: 'label', weight: 600, style: 'bold', capitals: true },
  { family: 'Display', face: 'display', weight: 800, style: 'bold', capitals: true },
] as const;

/**
 * Fits the visitor's fonts to the site's, so that little moves when a font arrives: with the same baseline, and with the
 * same width for the letters that the language uses most.
 * @param text the texts of a language
 * @returns CSS: a family such as `Text Arial` for each family and system
 */
export function fitSystemFonts(faces: Faces, text: string, locale: string): string {
  const widths: SystemWidths = JSON.parse(
    readFileSync('components/styles/fonts/system-widths.json', 'utf8'),
  );
  const rules = families.flatMap(({ family, face, weight, style, ...options }) =>
    Object.entries(systems).map(([system, names]) => {
      const letters = 'capitals' in options ? text.toLocaleUpperCase(locale) : text;
      const adjust = relativeWidth(letters, faces[face], widths[system]?.[style] ?? {});
      const { ascent, descent } = faces[face].metrics;
      return `@font-face{${[
        `font-family:${family} ${system}`,
        `src:${names[style].map((name) => `local(${name})`).join(',')}`,
        // Without a weight, browsers make a bold face even bolder.
        `font-weight:${weight}`,
        `size-adjust:${percent(adjust, 1)}`,
        `ascent-override:${percent(ascent / adjust)}`,
        `descent-override:${percent(descent / adjust)}`,
      ].join(';')}}`;
    }),
  );
  return rules.join('');
}

/** @returns the width of a text in a face, in relation to its width in a system's font; without letters that one lacks */
function relativeWidth(text: string, face: Typeface, widths: Widths): number {
  const counts = new Map<string, number>();
  // A language in another script may have no letter of the face: digits decide.
  for (const letter of `${text}0123456789`) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const widthOf = new Map(
    Object.entries(widths).flatMap(([width, letters]) =>
      [...letters].map((letter) => [letter, Number(width) / 1000] as const),
    ),
  );
  let own = 0;
  let other = 0;
  for (const [letter, count] of counts) {
    const [advance, width] = [face.advance(letter), widthOf.get(letter)];
    if (advance === undefined || width === undefined) continue;
    own += count * advance;
    other += count * width;
  }
  return own / other;
}

const percent = (value: number, digits = 0) => `${Number((100 * value).toFixed(digits))}%`;
