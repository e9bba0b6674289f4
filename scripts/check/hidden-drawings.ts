import { wcagContrast } from 'culori';
import type { Site } from '../../lib/content/site';
import { drawPixels } from '../drawings/drawings';
import { followTheme } from '../drawings/ink';
import type { ContentSource } from '../read/read';
import type { Problem } from '../util/problem';

/** A part with less contrast to the page, by WCAG's formula, is hard to see. */
const leastContrast = 1.5;

/**
 * Finds drawings of several colours that are mostly as dark, or as light, as the page. They keep their colours in both
 * themes; drawings of one colour follow the theme.
 */
export async function findHiddenDrawings(source: ContentSource): Promise<Problem[]> {
  const { site, owner, contacts, logos, drawings } = source;
  const shown: [file: string, field: string, drawing?: string][] = [
    ['data/owner.json', 'signature', owner.signature],
    ...contacts.profiles.map(({ icon }, at): [string, string, string?] => {
      return ['data/contacts.json', `profiles[${at}].icon`, icon];
    }),
    ...logos.map(({ id }, at): [string, string, string] => {
      return ['data/logos.json', `[${at}].id`, `logos/${id}.svg`];
    }),
  ];
  const findings: Problem[] = [];
  for (const [file, field, drawing] of shown) {
    const svg = drawing && drawings[`data/${drawing}`];
    const theme = svg && (await hidingTheme(await followTheme(svg), site.colors));
    if (!theme) continue;
    const [when, like] = theme === 'night' ? ['at night', 'dark'] : ['by day', 'light'];
    const message = `can hardly be seen ${when}: most of data/${drawing} is as ${like} as the page. Draw it in one colour, which then follows the theme, or write fill="currentColor" into these parts`;
    findings.push({ file, field, message });
  }
  return findings;
}

/** @returns the theme in which most of the drawing cannot be seen */
async function hidingTheme(
  svg: string,
  { paper, night }: Site['colors'],
): Promise<'night' | 'day' | undefined> {
  for (const theme of ['night', 'day'] as const) {
    const [page, ink] = theme === 'night' ? [night, paper] : [paper, night];
    const { data } = await drawPixels(svg.replaceAll('currentColor', ink), 64);
    const seen: boolean[] = [];
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at + 3] ?? 0) < 128) continue;
      const drawn = `#${data.toString('hex', at, at + 3)}`;
      seen.push(wcagContrast(drawn, page) >= leastContrast);
    }
    if (seen.filter(Boolean).length * 2 < seen.length) return theme;
  }
  return undefined;
}
