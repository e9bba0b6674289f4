import localFont from 'next/font/local';

// Fontsource splits a family into two files. The second holds the letters of `latin-ext` alone and so must come first
// in each stack: before the first one's metric-matched fallback, which has those letters too.
// next/font wants literals: the ranges cannot be shared through a constant.

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

/** Class names for the root element: they define the custom properties that `global.scss` builds the stacks from. */
export const fontVariables = [display, displayExt, label, labelExt, text, textExt]
  .map(({ variable }) => variable)
  .join(' ');
