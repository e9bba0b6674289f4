'use client';

import { useSyncExternalStore } from 'react';

type Props = { buildYear: number };

/** The current year; before hydration, the year of the build. */
export function CurrentYear({ buildYear }: Props) {
  return useSyncExternalStore(
    () => () => {},
    () => new Date().getFullYear(),
    () => buildYear,
  );
}
