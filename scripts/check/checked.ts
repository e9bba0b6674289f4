import type { Messages } from 'next-intl';
import type { Locale } from '../../lib/i18n/locales';
import type { ContentSource } from '../content/read';

/** What `npm run check` looks at: content that the build takes. */
export interface Checked {
  root: string;
  content: ContentSource;
  messages: Record<Locale, Messages>;
}

/** The files of `data/` with texts and pictures in them, by their paths. */
export function dataFiles({ content }: Checked): [file: string, value: unknown][] {
  return [
    ['data/owner.json', content.owner],
    ['data/scenes.json', content.scenes],
    ...content.projects.map(({ folder, ...project }): [string, unknown] => [
      `${folder}/project.json`,
      project,
    ]),
  ];
}
