'use client';

import { useSyncExternalStore } from 'react';

type Props = { buildYear: number };

const subscribe = () => () => {};

/** The visitor's year once React runs: the build's year would be wrong from the next January on. */
export function CurrentYear({ buildYear }: Props) {
  const year = useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => buildYear,
  );
  return <span>{year}</span>;
}
