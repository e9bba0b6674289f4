import { prepare } from '../scripts/prepare/prepare';

/** Components import the prepared content, which must exist and be up to date. */
export default async function setUp() {
  await prepare(process.cwd());
}
