import type { ContentSource } from '../prepare/read';
import type { Problem } from '../shared/problem';
import { unusedContactKeys } from '../shared/settings';
import { findUndrawn } from './undrawn';

/** @returns what an owner may want to know; the site is complete without it */
export function findNotes(source: ContentSource): Problem[] {
  return [...unusedContactKeys(source.contacts.form), ...findUndrawn(source)];
}
