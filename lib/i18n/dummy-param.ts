/**
 * A route parameter without a page. With `output: export`, Next rejects a dynamic route that has no pages (no project
 * yet, or one language), so the route gets this parameter. `scripts/build.ts` removes the result from `out/`.
 */
export const dummyParam = '_';
