import { prepare } from '../scripts/content/prepare';

/** Components read the prepared content: it is made where it is not there yet, or not up to date. */
export default async function setUp() {
  await prepare(process.cwd());
}
