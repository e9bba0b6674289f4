/** An inline script, or its path in a build: see `scripts/util/inline-loader.mjs`. */
declare module '*?inline' {
  const code: string;
  export default code;
}
