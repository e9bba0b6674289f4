'use client';

import { useLayoutEffect } from 'react';

type Props = { color: string };

/** Sets the page-wide colour after a soft navigation. In an exported page, `data-root-style` sets it before any script. */
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
