'use client';

import { useSyncExternalStore } from 'react';

type Props = { builtIn: number };

const never = () => () => {};

/** The year of the visit; until the script runs, that of the build. */
export function CurrentYear({ builtIn }: Props) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  );
}
