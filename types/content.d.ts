/** What `scripts/write/prepare.ts` makes from `data/`. With this, the types need no build before. */
declare module '@/.content/content' {
  export const content: import('@/lib/content/types').Content;
}

declare module '@/.content/late-scripts' {
  /** URL of the script that shows enlarged pictures. */
  export const lightbox: string;
  /** URL of the script for what moves. */
  export const late: string;
}
