import leven from 'leven';
import { settingsInFiles } from './env-files';
import type { Problem } from './problem';
import { basePathKey, contactOriginKey, ownerKeys } from './setting-names';

const known = [...ownerKeys, basePathKey, contactOriginKey];

/** How many letters may differ, at most, for a name to be meant as another. */
const typos = 2;

/**
 * Finds names in the `.env` files that no setting has. They do not stop the build: an owner's own code may use such a name.
 * Names of other tools, such as `PORT`, are left alone, and all of the environment's.
 */
export function findUnknownSettings(): Problem[] {
  return [...settingsInFiles()].flatMap(([field, file]) => {
    const message = unknownMessage(field);
    return message ? [{ file, field, message }] : [];
  });
}

/** @returns undefined if a setting has this name, or if it looks like no setting */
export function unknownMessage(name: string): string | undefined {
  if (known.includes(name)) return undefined;
  const [nearest] = ownerKeys
    .map((key) => ({ key, distance: distanceBetween(name, key) }))
    .sort((a, b) => a.distance - b.distance);
  if (nearest && nearest.distance <= typos) {
    return `is an unknown setting: did you mean ${nearest.key}?`;
  }
  return /^NEXT_PUBLIC_|EMAILJS/.test(name)
    ? `is an unknown setting: delete it, or use one of ${ownerKeys.join(', ')}`
    : undefined;
}

/** Case and separators do not count, nor Next's prefix: many owners do not know it. */
function distanceBetween(a: string, b: string): number {
  const letters = (name: string) => name.toUpperCase().replace(/[^A-Z\d]/g, '');
  const words = (name: string) => letters(name.replace(/NEXT_|PUBLIC_/gi, ''));
  return Math.min(leven(letters(a), letters(b)), leven(words(a), words(b)));
}
