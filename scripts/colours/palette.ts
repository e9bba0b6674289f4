import { clampChroma, converter, formatHex, interpolate, wcagContrast } from 'culori';
import type { Site } from '../../lib/content/site';
import type { Palette } from '../../lib/content/types';
import { leastContrast, readable } from '../../lib/readable';

const toOklch = converter('oklch');

/** The contrast of derived ink. It is more than WCAG asks for, so that secondary text can be lighter. */
const inkContrast = 6;

/**
 * Derives all tones of the site from the owner's colours. With the default colours they are those of the design. A brand,
 * ink or lamp with too little contrast is changed until what it colours can be read.
 * @param colors `#rrggbb` each
 */
export function makePalette(colors: Site['colors']): Palette {
  const { paper, night, brand } = colors;
  // The least lightness, by day, and the most, by night, that a project's glow gives its page: see `--room-lit`.
  const tints = { day: tint(paper, 0.476), night: tint(night, 0.829) };
  // Light paper by day. By night, the lamp lights it, and its shade is the farthest from the lamp.
  const panel = {
    day: tone(paper, 0.994, 0.6),
    night: tone(paper, 0.935, 1.8),
    shade: tone(paper, 0.87, 1.8),
  };
  const ink = colors.ink
    ? readable(colors.ink, tints.day)
    : readable(deepen(brand, 0.8045, 0.86), tints.day, inkContrast);
  const lamp = {
    day: readable(colors.lamp.day, night),
    night: readable(colors.lamp.night, night),
  };
  return {
    ...colors,
    ink,
    lamp,
    button: wcagContrast('#ffffff', brand) < leastContrast ? readable(ink, brand) : '#ffffff',
    focus: readable(brand, panel.shade, 3),
    tints,
    panel,
    menu: deepen(ink, 0.786, 0.805),
    soft: {
      day: readable(mix(ink, paper, 0.18), tints.day),
      night: readable(mix(paper, ink, 0.29), tints.night),
    },
    // WCAG's least contrast of a control's edge.
    control: {
      day: readable(mix(ink, paper, 0.4), panel.shade, 3),
      night: readable(mix(paper, ink, 0.54), night, 3),
    },
    shade: { fill: mix(night, mix(paper, ink, 0.54), 0.3), edge: mix(paper, ink, 0.6) },
    halo: mix(lamp.night, '#ffffff', 0.08),
  };
}

/** Mixes a share of the second colour into the first. */
function mix(color: string, other: string, share: number): string {
  return formatHex(interpolate([color, other], 'rgb')(share));
}

/** A darker tone of the same hue, as the design's brand, ink and menu are of each other. */
function deepen(color: string, lightness: number, chroma: number): string {
  const { l = 0, c = 0, h } = toOklch(color) ?? {};
  return hex({ l: l * lightness, c: c * chroma, h });
}

/** Paper of the same hue, with a share of its chroma. */
function tone(paper: string, lightness: number, chroma: number): string {
  const { c = 0, h } = toOklch(paper) ?? {};
  return hex({ l: lightness, c: c * chroma, h });
}

/** A grey as light as a page with a quarter of a project's glow over it, in the worst of all hues. */
function tint(background: string, glow: number): string {
  const { l = 0 } = toOklch(background) ?? {};
  return hex({ l: l * 0.74 + glow * 0.26, c: 0 });
}

function hex(color: { l: number; c: number; h?: number }): string {
  return formatHex(clampChroma({ mode: 'oklch', ...color }, 'oklch'));
}
