'use client';

import { useLayoutEffect } from 'react';

type Props = { color: string };

/**
 * Sets the project's colour on the root element while its page is shown, for what is outside the article. Without scripts
 * only the article has it, which is all that the site's own styles need.
 */
export function RootColor({ color }: Props) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--project-color', color);
    return () => {
      style.removeProperty('--project-color');
    };
  }, [color]);

  return null;
}
