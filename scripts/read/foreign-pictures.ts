import { exportRemedy } from '../../lib/content/picture-formats';

/** Formats that the site does not take, and whether a file's first bytes, in Latin-1, are of that format. */
const formats: [name: string, matches: (start: string) => boolean, isReadableBySharp?: boolean][] =
  [
    ['a GIF', beginsWith('GIF8'), true],
    ['a TIFF', beginsWith('II*\0', 'MM\0*'), true],
    ['an SVG drawing', (start) => /^(?:\xEF\xBB\xBF)?\s*<(?:svg\b|[?!].*<svg\b)/s.test(start)],
    // AVIF files have the same structure, and can have `mif1` before their own brand.
    [
      'a HEIC photo',
      (start) => /^ftyp(?:he[iv]|(?:mif1|msf1)(?!.{0,60}avi[fs]))/s.test(start.slice(4)),
    ],
    ['a BMP', (start) => start.startsWith('BM') && start.slice(6, 10) === '\0\0\0\0'],
    ['a Photoshop file', beginsWith('8BPS')],
    ['a JPEG XL', beginsWith('\xFF\n', '\0\0\0\fJXL ')],
    ['a JPEG 2000', beginsWith('\0\0\0\fjP  ', '\xFF\x4F\xFF\x51')],
    ['a PDF', beginsWith('%PDF-')],
  ];

function beginsWith(...signatures: string[]) {
  return (start: string) => signatures.some((signature) => start.startsWith(signature));
}

/**
 * Recognises a picture in another format by its content, whatever its ending is.
 * @param file path from the root
 * @returns the message of the problem, with a way to convert the file; undefined for any other file
 */
export function foreignPicture(file: string, bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 2000);
  const format = formats.find(([, matches]) => matches(start));
  if (!format) return undefined;
  const [name, , isReadableBySharp] = format;
  // Quotes that every shell, and cmd.exe, leaves as they are. A name with a quote of its own is left to the owner.
  const target = `${file.replace(/\.[^./]+$/, '')}-converted.png`;
  const command = `node -e "require('sharp')('${file}').toFile('${target}')"`;
  const remedy = isReadableBySharp && !/['"$`\\]/.test(file) ? `Run ${command}` : exportRemedy;
  return `names ${name}, which the site does not take: ${file}. ${remedy}, and name that file`;
}
