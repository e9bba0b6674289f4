'use client';

import { useSyncExternalStore } from 'react';

type Props = { buildYear: number };

const subscribe = () => () => {};

/** The current year; before hydration, the year of the build. */
export function CurrentYear({ buildYear }: Props) {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => buildYear,
  );
}
