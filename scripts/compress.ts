import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { run, UserError } from './command-line';

/** Pictures, fonts and PDFs are compressed already. */
const texts = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.md',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);
/** Below this a file fits one packet either way. */
const smallest = 1024;

/** Writes `.br` and `.gz` beside the texts of `out/`, for hosts that send what is there instead of compressing it anew. */
await run(async () => {
  if (!existsSync('out/index.html')) {
    throw new UserError('There is no out/ to compress. Build it first: npm run build');
  }
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    texts.has(extname(file)),
  );
  const sizes = await Promise.all(files.map((file) => compress(join('out', file))));
  const sum = (index: 0 | 1 | 2) =>
    Math.round(sizes.reduce((total, each) => total + each[index], 0) / 1024);
  console.log(
    `${files.length} files: ${sum(0)} kB, ${sum(1)} kB with gzip, ${sum(2)} kB with brotli`,
  );
});

/** @returns the bytes plain, with gzip and with brotli */
async function compress(file: string): Promise<[number, number, number]> {
  const bytes = readFileSync(file);
  if (bytes.length < smallest) return [bytes.length, bytes.length, bytes.length];
  const [gz, br] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  ]);
  writeFileSync(`${file}.gz`, gz);
  writeFileSync(`${file}.br`, br);
  return [bytes.length, gz.length, br.length];
}
