import { type ContentSource, readContent } from '../content/read';
import type { Checked } from './checked';

/**
 * @param source the content, if it is already read
 * @throws ContentError where the build would refuse the content
 */
export async function readChecked(root: string, source?: ContentSource): Promise<Checked> {
  const content = source ?? (await readContent(root));
  return { root, content, messages: content.messages };
}
