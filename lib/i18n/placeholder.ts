/**
 * The value of a route's parameter that no page has. Under `output: export` Next refuses a route without pages (no
 * project yet, no second language), so that it is given this one; `scripts/build.ts` takes what comes of it out of
 * `out/`.
 */
export const placeholder = '_';
