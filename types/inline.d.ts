/** An inline script, bundled and minified into a string by `scripts/pages/inline-loader.mjs`. */
declare module '*?inline' {
  const code: string;
  export default code;
}
