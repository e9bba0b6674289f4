/** A script as the pages carry it inline: bundled, minified, as a string (`scripts/pages/inline-loader.mjs`). */
declare module '*?inline' {
  const code: string;
  export default code;
}
