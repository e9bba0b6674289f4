import sharp from 'sharp';

/** Stands in the picture's EXIF data, so that `npm run check` knows it until another picture takes its place. */
const mark = 'portfolio placeholder';

/** Pixels, as the sample's pictures. */
const size = { width: 2400, height: 1500 };

/**
 * Draws a browser's window on a field of a colour.
 * @param color such as `#291730`
 * @param rows what the window shows, in blocks; each picture of a project looks a little different
 * @returns a WebP
 */
export function drawPlaceholder(color: string, rows: number): Promise<Buffer> {
  const { width, height } = size;
  const lines = Array.from({ length: rows }, (_, index) => {
    const y = 560 + index * (760 / rows);
    return `<rect x="480" y="${y}" width="${1440 - 220 * (index % 3)}" height="${420 / rows}" rx="18" fill="${color}" opacity="0.28"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <rect width="100%" height="100%" fill="${color}"/>
    <circle cx="1900" cy="200" r="1100" fill="#fff" opacity="0.08"/>
    <rect x="360" y="240" width="1680" height="1400" rx="36" fill="#fff" opacity="0.94"/>
    ${[0, 1, 2].map((dot) => `<circle cx="${430 + dot * 54}" cy="306" r="16" fill="${color}" opacity="0.5"/>`).join('')}
    <rect x="480" y="410" width="620" height="64" rx="18" fill="${color}" opacity="0.75"/>
    ${lines.join('')}
  </svg>`;
  return sharp(Buffer.from(svg))
    .webp({ quality: 80 })
    .withExif({ IFD0: { ImageDescription: mark } })
    .toBuffer();
}

export async function isPlaceholder(file: string): Promise<boolean> {
  const { exif } = await sharp(file).metadata();
  return exif?.includes(mark) ?? false;
}
