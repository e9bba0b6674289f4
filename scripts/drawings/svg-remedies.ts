/** What an owner does about a refused part; the first match counts. */
const remedies: [part: RegExp, remedy: string][] = [
  [
    /^<(?:text|tspan|textPath|flow\w+)>/i,
    'Each machine would show its own font: turn the text into outlines (Illustrator: Type › Create Outlines; Inkscape: Path › Object to Path; Figma: Flatten; Sketch: Layer › Convert to Outlines; Affinity: Layer › Convert to Curves)',
  ],
  [
    /^<image>| of <image>/,
    'Trace the picture to paths (Inkscape: Path › Trace Bitmap) and delete it',
  ],
  [/in <style>/, 'Delete these rules from <style>: the drawing has to look the same without them'],
  [/style mix-blend-mode/, 'Set its blend mode to Normal'],
  [
    /style transform/,
    'Write the transform as an attribute, with numbers only, or flatten it in the drawing program',
  ],
  [/^the style/, 'Write it as an attribute, or delete it'],
  [/^<(?:animate|set)|animat/i, 'Delete the animation'],
  [/ of <[\w:]+> is not allowed$/, 'Delete it, or write a plain value, in a text editor'],
  [
    /^it has no viewBox/,
    'Write viewBox="0 0 <width> <height>" into its <svg>, or save it again with its size (Inkscape: Edit › Resize Page to Selection)',
  ],
  [/^its size/, 'Scale the drawing down and save it again'],
  [/kB are more/, 'Simplify its paths (Inkscape: Path › Simplify)'],
  [
    /refers to itself|<use> makes/,
    'Turn its clones into paths (Inkscape: Edit › Clone › Unlink Clone) or delete them',
  ],
  [/is too large$/, 'Delete the filter, or make the number smaller'],
  [/nested/, 'Ungroup its groups'],
  [
    /shows nothing/,
    'Fit the artboard to the drawing, give it a fill or a stroke, and export it again',
  ],
  [
    /^it (?:does not end|is not)|cannot be drawn/,
    'Export it again, or correct it in a text editor',
  ],
];

/** @returns sentences that say how to remove these parts, without a full stop at the end */
export function remedyFor(refused: string[]): string {
  const found = refused.map(
    (part) => remedies.find(([pattern]) => pattern.test(part))?.[1] ?? 'Delete it in a text editor',
  );
  return [...new Set(found)].join('. ');
}
