import { readContent } from '../content/read';
import type { Checked } from './checked';

/** @throws ContentError where the build would refuse the content */
export async function readChecked(root: string): Promise<Checked> {
  const content = await readContent(root);
  return { root, content, messages: content.messages };
}
