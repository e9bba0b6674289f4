import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { shareSize } from '../../lib/constants.mjs';
import type { Palette } from '../../lib/content/types';
import type { Faces } from '../type/fonts';
import type { Typeface } from '../type/typeface';
import { makeMedia, mediaFile, mediaUrl } from '../util/media';

/** The content of one share picture. Texts are in capitals. */
export interface ShareCard {
  /** Large text, in the size that makes it as wide as the picture. */
  title: string;
  /** Small text at the top right. */
  label: string;
  /** The colour of the lamp's light: `#rrggbb`. */
  color: string;
  /** URLs of JPEGs. Several become tiles, three in a row. Without any, the lamp lights the title and the floor below it. */
  art: string[];
  /** The art fills the full width and goes behind the title; otherwise it is below the title. */
  bleed?: boolean;
  /** A line in a strip at the foot, which can be read in a small preview: what came of a project. */
  foot?: string;
  /** Shown at the top left if there is no signature and the title is not the name. */
  name: string;
  /** SVG that draws in `currentColor`. */
  signature?: string;
}

const { width, height } = shareSize;
const margin = 44;
const inner = width - 2 * margin;
const gap = 20;
/** Height of the strip at the foot. */
const strip = 100;

/** The largest share picture, in bytes. WhatsApp shows no preview of a larger one. */
const maxBytes = 300_000;
/** JPEG qualities: that of most share pictures, and of one that would be too large. */
const qualities = { default: 84, large: 40 };

/**
 * Draws a page's Open Graph image as a JPEG.
 * @param options `isNeeded` is false for a look at the site on this machine: nobody shares it
 * @returns its URL
 */
export async function makeSharePicture(
  root: string,
  card: ShareCard,
  faces: Faces,
  palette: Palette,
  { isNeeded } = { isNeeded: true },
): Promise<string> {
  const source = drawCard(card, faces, palette, card.art) + JSON.stringify(qualities);
  if (!isNeeded) return mediaUrl('share.jpg', source);
  return makeMedia(root, 'share.jpg', source, async () => {
    const art = card.art.map((url) => {
      return `data:image/jpeg;base64,${readFileSync(mediaFile(root, url), 'base64')}`;
    });
    const drawn = sharp(Buffer.from(drawCard(card, faces, palette, art)));
    const encode = (quality: number) => drawn.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    const jpeg = await encode(qualities.default);
    return jpeg.length < maxBytes ? jpeg : encode(qualities.large);
  });
}

/**
 * Draws a lamp in a dark room that lights the title and the art.
 * @param art URL of each picture
 * @returns SVG with texts as outlines, so that it looks the same on every machine
 */
function drawCard(
  card: ShareCard,
  faces: Faces,
  { night, paper, shade }: Palette,
  art: string[],
): string {
  const { title, bleed } = card;
  // One space of the condensed face is too narrow to separate two words.
  const heading = setLine(faces.display, title.replaceAll(' ', '  '), inner, 226);
  const label = setLine(faces.label, card.label, 480, 19);
  const name = setLine(faces.display, card.name === title ? '' : card.name, 260, 40);
  const foot = setLine(faces.display, (card.foot ?? '').replaceAll(' ', '  '), inner, 52);
  const signature = card.signature?.replaceAll('currentColor', paper);
  const owner = signature
    ? `<image x="${margin}" y="24" width="260" height="60" preserveAspectRatio="xMinYMid" href="data:image/svg+xml,${encodeURIComponent(signature)}"/>`
    : `<path transform="translate(${margin} 64)" fill="${paper}" d="${name.path}"/>`;
  const light = lighten(card.color);
  const hasArt = art.length > 0;
  const baseline = hasArt ? 124 + heading.size * 0.86 : 320 + heading.size * 0.5;

  const columns = Math.min(art.length, 3);
  const left = bleed ? 0 : margin;
  const top = bleed ? baseline - heading.size * 0.7 : baseline + 40;
  const artWidth = (width - 2 * left - gap * (columns - 1)) / columns;
  const artHeight = bleed ? height - top : artWidth / 1.6;
  const images = art.map((url, index) => {
    const x = left + (index % columns) * (artWidth + gap);
    const y = top + Math.floor(index / columns) * (artHeight + gap);
    return `<image x="${x}" y="${y}" width="${artWidth}" height="${artHeight}" preserveAspectRatio="xMidYMid slice" href="${url}"/>`;
  });

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
  <radialGradient id="light" gradientUnits="userSpaceOnUse" cx="600" cy="68" r="820">
    <stop stop-color="${light}" stop-opacity=".55"/>
    <stop offset=".4" stop-color="${light}" stop-opacity=".2"/>
    <stop offset="1" stop-color="${light}" stop-opacity="0"/>
  </radialGradient>
  <linearGradient id="dawn" gradientUnits="userSpaceOnUse" x2="0" y1="${top}" y2="${baseline + 100}">
    <stop stop-color="${night}"/>
    <stop offset="1" stop-color="${night}" stop-opacity="0"/>
  </linearGradient>
  <radialGradient id="floor">
    <stop stop-color="${light}" stop-opacity=".6"/>
    <stop offset="1" stop-color="${light}" stop-opacity="0"/>
  </radialGradient>
  <filter id="soft" x="-50%" width="200%"><feGaussianBlur stdDeviation="22"/></filter>
</defs>
<rect width="100%" height="100%" fill="${night}"/>
${bleed ? `${images.join('')}<rect y="${top}" width="100%" height="100%" fill="url(#dawn)"/>` : ''}
<rect width="100%" height="100%" fill="url(#light)"/>
<path d="M560 68h80L1080 ${height}H120Z" fill="url(#light)" filter="url(#soft)"/>
${hasArt ? '' : `<ellipse cx="600" cy="${baseline + 100}" rx="560" ry="90" fill="url(#floor)"/>`}
${bleed || !hasArt ? '' : `<rect x="${margin}" y="${top}" width="${inner}" height="100%" fill="${light}" opacity=".5" filter="url(#soft)"/>${images.join('')}`}
${card.foot ? `<rect y="${height - strip}" width="100%" height="${strip}" fill="${night}"/><path transform="translate(${margin} ${height - 32})" fill="${light}" d="${foot.path}"/>` : ''}
<path d="M600 16V-83" stroke="${paper}" stroke-opacity=".45" stroke-width="2"/>
<circle cx="600" cy="68" r="11" fill="#fff3dc"/>
<path d="M595 16h10l3 12c22 3 36 18 38 40h-92c2-22 16-37 38-40z" fill="${shade.fill}" stroke="${shade.edge}"/>
<path transform="translate(${margin} ${baseline})" fill="${paper}" d="${heading.path}"/>
<path transform="translate(${width - margin - label.width} 64)" fill="${light}" d="${label.path}"/>
${owner}
</svg>`;
}

/** Sets a line as large as both limits allow. In pixels. */
function setLine(face: Typeface, line: string, maxWidth: number, maxSize: number) {
  const ems = face.measure(line).width;
  const size = Math.min(maxWidth / ems, maxSize);
  return { size, width: ems * size, path: face.outline(line, size) };
}

/** Mixes a colour with white, up to half for black, so that the lamp's light is visible in every owner's colour. */
function lighten(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const white = 0.5 - channels.reduce((sum, channel) => sum + channel) / 6 / 255;
  return `rgb(${channels.map((channel) => Math.round(channel + (255 - channel) * white)).join(' ')})`;
}
