/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fitSystemFonts } from './fallback-fonts';
import type { Faces } from './fonts';
import type { Typeface } from './typeface';

/** Each letter is half an em wide, except ə and Ə. */
const face = {
  advance: (letter) => (/ə/i.test(letter) ? 1 : 0.5),
  metrics: { ascent: 1, descent: 0.25 },
} as Partial<Typeface> as Typeface;
const faces: Faces = { display: face, label: face, text: face, bold: face };

/** @returns the number of a descriptor of a family, such as the 90.1 of `size-adjust:90.1%` */
function numberOf(css: string, family: string, descriptor: string): number {
  const [rule = ''] = css.split('}').filter((each) => each.includes(`font-family:${family};`));
  return Number(new RegExp(`${descriptor}:([\\d.]+)%`).exec(rule)?.[1]);
}

test("a fallback has the width of the text's own letters", () => {
  const digits = '0123456789';
  const adjust = (text: string) =>
    numberOf(fitSystemFonts(faces, text, 'az'), 'Text Arial', 'size-adjust');
  // Arial's digits and ə are 0.556 em wide.
  expect(adjust(digits)).toBeCloseTo(50 / 0.556, 1);
  expect(adjust('ə'.repeat(10))).toBeCloseTo(75 / 0.556, 1);
  expect(adjust('ლაპი')).toBe(adjust(''));
});

test('capitals decide where the text is in capitals, as the language writes them', () => {
  const adjust = (locale: string) =>
    numberOf(fitSystemFonts(faces, 'i'.repeat(1000), locale), 'Label Arial', 'size-adjust');
  expect(adjust('az')).toBeCloseTo(adjust('en'), 0);
  expect(adjust('en')).toBeGreaterThan(170);
});

test('a fallback has the baseline of the font that it stands for', () => {
  const css = fitSystemFonts(faces, 'Salam', 'az');
  const adjust = numberOf(css, 'Display Roboto', 'size-adjust') / 100;
  expect(numberOf(css, 'Display Roboto', 'ascent-override') * adjust).toBeCloseTo(100, -0.5);
  expect(numberOf(css, 'Display Roboto', 'descent-override') * adjust).toBeCloseTo(25, -0.5);
});

test('the styles name every fallback after its font', () => {
  const styles = readFileSync('components/styles/_tokens.scss', 'utf8');
  const css = fitSystemFonts(faces, '', 'en');
  const families = [...css.matchAll(/font-family:(\w+) (\w+);/g)];
  expect(families.length).toBeGreaterThan(8);
  for (const [, family, system] of families) {
    expect(styles).toMatch(new RegExp(`: ${family}, .*'${family} ${system}'`));
  }
});
