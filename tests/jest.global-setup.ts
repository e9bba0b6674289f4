import { prepare } from '../scripts/write/prepare';
import { noSettings } from './settings';

/** Components import the prepared content, which must exist and be up to date. No setting of the owner changes a test. */
export default async function setUp() {
  for (const key of Object.keys(noSettings)) delete process.env[key];
  await prepare(process.cwd());
}
