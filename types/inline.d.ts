/** An inline script, or its path in a build: see `scripts/pages/inline-loader.mjs`. */
declare module '*?inline' {
  const code: string;
  export default code;
}
