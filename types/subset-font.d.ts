/** subset-font 2.9, as far as the site uses it. `@types/subset-font` lacks `keepFeatures`. */
declare module 'subset-font' {
  /**
   * @param text the characters to keep
   * @returns the font with only these characters, at the given values of its axes
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** Tags of the OpenType features to keep; others are dropped. */
      keepFeatures: string[];
      noHinting: boolean;
    },
  ): Promise<Buffer>;
}
