import { localize, writtenIn } from '../../lib/content/localize';
import type { Site } from '../../lib/content/site';
import { type LocalizedText, unitsPerEm } from '../../lib/content/types';
import { locales } from '../../lib/i18n/locales';
import { measureInk } from '../drawings/drawings';
import type { Typeface } from '../type/typeface';

/** Units of the icon. The letter fills a square of `letter` units. */
const [size, letter] = [512, 288];
/** The letter is measured in a square of this many ems and pixels, with its origin at a quarter. */
const [ems, pixels] = [4, 400];

/**
 * Draws the icon of an owner who has none: the first letter of the name.
 * @param face draws the letter; one that lacks the letters of all languages gives a lamp's disc
 * @returns SVG
 */
export async function drawLetterIcon(
  name: LocalizedText,
  face: Typeface,
  { paper, night }: Pick<Site['colors'], 'paper' | 'night'>,
): Promise<string> {
  const initials = locales.map((locale) => {
    const [first] = new Intl.Segmenter(locale).segment(localize(name, locale).trim());
    return first?.segment.toLocaleUpperCase(writtenIn(name, locale));
  });
  const initial = initials.find((each) => each && face.missing(each, /\S/gu).length === 0);
  const mark = initial
    ? await center(face.outline(initial, unitsPerEm))
    : `<circle cx="${size / 2}" cy="${size / 2}" r="${letter / 3}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="${night}"/><g fill="${paper}">${mark}</g></svg>`;
}

/** Measures the ink of a path, because the heights of letters differ, and puts it into the icon's centre. */
async function center(path: string): Promise<string> {
  const side = ems * unitsPerEm;
  const ink = await measureInk(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-side / 4} ${-side / 2} ${side} ${side}"><path d="${path}"/></svg>`,
    pixels,
  );
  const unit = side / pixels;
  const [left, right] = [ink.left * unit - side / 4, ink.right * unit - side / 4];
  const [top, bottom] = [ink.top * unit - side / 2, ink.bottom * unit - side / 2];
  const scale = letter / Math.max(right - left, bottom - top);
  const shift = [left + right, top + bottom].map((sum) => Math.round(size / 2 - (sum / 2) * scale));
  return `<path transform="translate(${shift.join(' ')}) scale(${scale.toFixed(4)})" d="${path}"/>`;
}
