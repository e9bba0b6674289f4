import { existsSync } from 'node:fs';
import { siteSchema } from '../lib/content/site';
import { makePalette } from '../scripts/colours/palette';
import { writePalette } from '../scripts/write/colours';
import { noSettings } from './settings';

export default function setUp() {
  // No setting of the owner changes a test.
  for (const key of Object.keys(noSettings)) delete process.env[key];
  // Tests of the build compile stylesheets, which import the palette. A build writes that of the owner's colours.
  const hasPalette = existsSync('.content/palette.scss');
  if (!hasPalette) writePalette(process.cwd(), makePalette(siteSchema.parse({}).colors));
}
