import localFont from 'next/font/local';

// Fontsource splits a family into `latin` and `latin-ext`. In a font stack, `latin-ext` must come first: the `latin`
// font's metric-matched fallback also has the extended letters and would win. next/font accepts only literals, so the
// ranges cannot be shared as a constant.

const display = localFont({
  src: '../.content/fonts/display-latin.woff2',
  variable: '--font-display-latin',
  weight: '800',
  fallback: ['Arial Narrow', 'sans-serif'],
});
const displayExt = localFont({
  src: '../.content/fonts/display-latin-ext.woff2',
  variable: '--font-display-ext',
  weight: '800',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02FF, U+1E00-1EFF, U+20A0-20C0' }],
});
const label = localFont({
  src: '../.content/fonts/label-latin.woff2',
  variable: '--font-label-latin',
  weight: '600',
});
const labelExt = localFont({
  src: '../.content/fonts/label-latin-ext.woff2',
  variable: '--font-label-ext',
  weight: '600',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02FF, U+1E00-1EFF, U+20A0-20C0' }],
});
const text = localFont({
  src: '../.content/fonts/text-latin.woff2',
  variable: '--font-text-latin',
  weight: '400 600',
});
const textExt = localFont({
  src: '../.content/fonts/text-latin-ext.woff2',
  variable: '--font-text-ext',
  weight: '400 600',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02FF, U+1E00-1EFF, U+20A0-20C0' }],
});

/** Class names for the root element. They define the custom properties of the font stacks in `global.scss`. */
export const fontVariables = [display, displayExt, label, labelExt, text, textExt]
  .map(({ variable }) => variable)
  .join(' ');
