import { shareSize } from '../../lib/seo/share-size';
import type { Typeface } from './typeface';

/** What one share picture shows. */
export interface Sheet {
  /** Set as large as the picture is wide. */
  title: string;
  /** A small line at the top. */
  label: string;
  /** Of the light that falls from the lamp: `#rrggbb`. */
  color: string;
  /** Files, from the checkout's root; several stand as a wall. */
  art: string[];
  /** The art comes out of the dark behind the title, from edge to edge; else it stands below, its upper part in view. */
  bleed?: boolean;
  /** The owner's, set where they have no signature and it is not the title. */
  name: string;
  /** SVG that draws in `currentColor`. */
  signature?: string;
}

export type Faces = { display: Typeface; label: Typeface };

/** Where a piece of art stands, in pixels. */
export type Frame = { x: number; y: number; width: number; height: number };

const { width, height } = shareSize;
const margin = 44;
const inner = width - 2 * margin;
const gap = 20;
const mostColumns = 3;
const coverRatio = 1.6;
const night = '#07070d';
const paper = '#f4f1ea';

/** In pixels, but for the letter-spacings, which are ems as in the site's own styles. */
const lamp = { x: width / 2, bulb: 68 };
const titleType = {
  top: 124,
  largest: 226,
  capHeight: 0.7,
  marks: 0.16,
  tracking: -0.005,
  wordSpacing: 0.06,
};
const labelType = { largest: 19, baseline: 64, tracking: 0.04 };
/** At the top left: the signature, or the name. */
const signed = { width: 260, height: 60, capitals: 40 };
/** Between the lamp's shade and the margin. */
const labelRoom = width / 2 - margin - 76;

/** The title fills the width; the art takes the room that is left, and goes on below the edge. */
function layOut({ title, art, bleed }: Sheet, { display }: Faces) {
  const ems =
    display.measure(title).width +
    titleType.wordSpacing * (title.split(' ').length - 1) +
    titleType.tracking * (title.length - 1);
  const size = Math.min(inner / ems, titleType.largest);
  const baseline = titleType.top + size * (titleType.capHeight + titleType.marks);
  const y = Math.round(baseline + 40);
  if (bleed) {
    const top = Math.round(baseline - size * titleType.capHeight);
    return { size, baseline, y, frames: [{ x: 0, y: top, width, height: height - top }] };
  }
  const columns = Math.min(art.length, mostColumns);
  const frameWidth = Math.round((inner - gap * (columns - 1)) / columns);
  const frameHeight = columns > 1 ? Math.round(frameWidth / coverRatio) : height - y;
  const frames = art.map(
    (_, index): Frame => ({
      x: margin + (index % columns) * (frameWidth + gap),
      y: y + Math.floor(index / columns) * (frameHeight + gap),
      width: frameWidth,
      height: frameHeight,
    }),
  );
  return { size, baseline, y, frames };
}

export function artFrames(sheet: Sheet, faces: Faces): Frame[] {
  return layOut(sheet, faces).frames;
}

/**
 * One lamp in a dark studio: its light, in the project's colour, falls on the title and the art.
 * @param pictures address of each piece of art, cropped to its frame
 * @returns SVG of `shareSize`; its texts are outlines
 */
export function composeSheet(sheet: Sheet, faces: Faces, pictures: string[]): string {
  const { title, label, color, bleed } = sheet;
  const { size, baseline, y, frames } = layOut(sheet, faces);
  const glow = lift(color, 0.22);
  const ink = lift(color, 0.42);
  const labelEms = faces.label.measure(label).width + labelType.tracking * (label.length - 1);
  const labelSize = Math.min(labelRoom / labelEms, labelType.largest);
  const area = `x="${margin}" y="${y}" width="${inner}" height="${height - y}"`;
  const pieces = frames.map(
    (frame, index) =>
      `<image x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" href="${pictures[index]}"/>`,
  );
  const name = faces.display.outline(title, size, titleType);

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
${defineLight(glow, y, frames[0]?.y ?? 0)}
<rect width="100%" height="100%" fill="${night}"/>
${bleed ? `${pieces.join('')}<rect y="${frames[0]?.y}" width="100%" height="100%" fill="url(#dawn)"/>` : ''}
<rect width="100%" height="100%" fill="url(#room)"/>
<path d="M${lamp.x - 40} ${lamp.bulb}h80L1080 ${height}H120Z" fill="url(#beam)" filter="url(#soft)"/>
${bleed ? '' : `<rect ${area} fill="${glow}" opacity=".5" filter="url(#spill)"/>${pieces.join('')}<rect ${area} fill="url(#dusk)"/>`}
<g transform="translate(${lamp.x - 48} ${lamp.bulb - 52})">
  <path d="M48 0V-99" stroke="${paper}" stroke-opacity=".45" stroke-width="2"/>
  <circle cx="48" cy="52" r="26" fill="${ink}" opacity=".5" filter="url(#soft)"/>
  <circle cx="48" cy="52" r="11" fill="#fff3dc"/>
  <path d="M43 0h10l3 12c22 3 36 18 38 40H2c2-22 16-37 38-40z" fill="#2a2a3d" stroke="#6f6d80"/>
</g>
<path transform="translate(${margin} ${baseline})" fill="${paper}" d="${name}"/>
<path transform="translate(${width - margin - labelEms * labelSize} ${labelType.baseline})" fill="${ink}" d="${faces.label.outline(label, labelSize, labelType)}"/>
${sign(sheet, faces)}
</svg>`;
}

function sign({ signature, name, title }: Sheet, { display }: Faces): string {
  if (signature) {
    const svg = Buffer.from(signature.replaceAll('currentColor', paper)).toString('base64');
    return `<image x="${margin}" y="24" width="${signed.width}" height="${signed.height}" preserveAspectRatio="xMinYMid" href="data:image/svg+xml;base64,${svg}"/>`;
  }
  if (name === title) return '';
  const size = Math.min(signed.width / display.measure(name).width, signed.capitals);
  return `<path transform="translate(${margin} ${labelType.baseline})" fill="${paper}" d="${display.outline(name, size)}"/>`;
}

/**
 * @param y where the art begins below the title
 * @param top where it comes out of the dark
 */
function defineLight(glow: string, y: number, top: number): string {
  return `<defs>
  <radialGradient id="room" gradientUnits="userSpaceOnUse" cx="${lamp.x}" cy="${lamp.bulb}" r="820">
    <stop stop-color="${glow}" stop-opacity=".55"/>
    <stop offset=".4" stop-color="${glow}" stop-opacity=".2"/>
    <stop offset="1" stop-color="${glow}" stop-opacity="0"/>
  </radialGradient>
  <linearGradient id="beam" x2="0" y2="1">
    <stop stop-color="${glow}" stop-opacity=".55"/>
    <stop offset="1" stop-color="${glow}" stop-opacity="0"/>
  </linearGradient>
  <radialGradient id="dusk" gradientUnits="userSpaceOnUse" cx="${lamp.x}" cy="${y}" r="720">
    <stop offset=".35" stop-color="${night}" stop-opacity="0"/>
    <stop offset="1" stop-color="${night}" stop-opacity=".7"/>
  </radialGradient>
  <linearGradient id="dawn" gradientUnits="userSpaceOnUse" x2="0" y1="${top}" y2="${y + 60}">
    <stop stop-color="${night}"/>
    <stop offset="1" stop-color="${night}" stop-opacity="0"/>
  </linearGradient>
  <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="22"/></filter>
  <filter id="spill" x="-20%" y="-50%" width="140%" height="200%"><feGaussianBlur stdDeviation="48"/></filter>
</defs>`;
}

/** Mixes a colour with white until its relative luminance (WCAG 2.2) is `least`: owners choose dark ones, and light must be seen. */
function lift(hex: string, least: number): string {
  let channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  while (luminance(channels) < least) {
    channels = channels.map((channel) => channel + (1 - channel) * 0.05);
  }
  return `rgb(${channels.map((channel) => Math.round(channel * 255)).join(' ')})`;
}

function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
