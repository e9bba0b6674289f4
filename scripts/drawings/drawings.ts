import sharp from 'sharp';
import { decodeUtf8 } from '../util/json';
import { normalizeSvg } from './normalize-svg';
import { checkSvg } from './svg';
import { limitProblems } from './svg-limits';
import { remedyFor } from './svg-remedies';

/** Drawing programs offer several encodings. @returns undefined if the file is in another one than it says */
export function decodeSvg(bytes: Buffer): string | undefined {
  const [, name = 'utf-8'] =
    /^<\?xml\s[^>]*encoding\s*=\s*["']([\w-]+)/.exec(bytes.toString('latin1', 0, 200)) ?? [];
  const mark = bytes.toString('hex', 0, 2);
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : name;
  if (/^utf-?8$/i.test(encoding)) return decodeUtf8(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return decodeUtf8(bytes);
  }
}

/**
 * Prepares an owner's SVG for the pages.
 * @returns its markup, normalized and checked, or a sentence that says what is wrong and what to do
 */
export async function readDrawing(text: string): Promise<{ svg: string } | { problem: string }> {
  const { svg, refused } = check(text);
  if (refused.length === 0) refused.push(...(await drawingProblems(svg)));
  return refused.length > 0 ? { problem: `${refused.join(', ')}. ${remedyFor(refused)}` } : { svg };
}

function check(text: string): { svg: string; refused: string[] } {
  try {
    const normalized = normalizeSvg(text);
    const { svg, refused, root } = checkSvg(normalized.svg);
    const limited = root && refused.length === 0 ? limitProblems(root) : [];
    return { svg, refused: [...new Set([...normalized.refused, ...refused, ...limited])] };
  } catch (error) {
    const { message, name } = error as Error & { reason?: string };
    // A stack overflow, of SVGO or of jsdom.
    if (error instanceof RangeError || name === 'RangeError') {
      return { svg: '', refused: ['its elements are nested too deeply'] };
    }
    return { svg: '', refused: [message.replace('<input>:', 'it is not XML, see line ')] };
  }
}

async function drawingProblems(svg: string): Promise<string[]> {
  try {
    const { data } = await drawPixels(svg, 64);
    const isBlank = !data.some((value, index) => index % 4 === 3 && value > 0);
    return isBlank ? ['it shows nothing'] : [];
  } catch (error) {
    return [`it cannot be drawn (${(error as Error).message.trim()})`];
  }
}

/**
 * Draws it into a square, as large as it fits.
 * @param side of the square, in pixels
 * @returns RGBA, not premultiplied
 */
export async function drawPixels(svg: string, side: number): Promise<{ data: Buffer }> {
  return sharp(sized(svg, side)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Without a size of its own, a drawing has that of its `viewBox`, which can be 1 or 100,000 pixels. */
export function sized(svg: string, side: number): Buffer {
  return Buffer.from(svg.replace('<svg ', `<svg width="${side}" height="${side}" `));
}
