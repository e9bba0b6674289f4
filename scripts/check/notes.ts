import type { ContentSource } from '../read/read';
import type { Problem } from '../util/problem';
import { unusedContactKeys } from '../util/settings';
import { findUndrawn } from './undrawn';

/** @returns what an owner may want to know; the site is complete without it */
export function findNotes(source: ContentSource): Problem[] {
  return [...unusedContactKeys(source.contacts.form), ...findUndrawn(source)];
}
