import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../lib/i18n/locales';
import { type ContentSource, readContent } from '../content/read';
import type { Checked } from './checked';

/**
 * @param source the content, if it is already read
 * @throws ContentError where the build would refuse the content
 */
export async function readChecked(root: string, source?: ContentSource): Promise<Checked> {
  const content = source ?? (await readContent(root));
  const messages = Object.fromEntries(
    locales.map((locale) => [
      locale,
      JSON.parse(readFileSync(join(root, `messages/${locale}.json`), 'utf8')),
    ]),
  ) as Checked['messages'];
  return { root, content, messages };
}
