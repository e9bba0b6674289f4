import type { ContentSource } from './read';

/** @returns the content without the projects that their owner has marked with `"draft": true` */
export function withoutDrafts(source: ContentSource): ContentSource {
  const drafts = source.projects.filter(({ draft }) => draft).map(({ folder }) => `${folder}/`);
  return {
    ...source,
    projects: source.projects.filter(({ draft }) => !draft),
    texts: source.texts.filter(({ file }) => !drafts.some((folder) => file.startsWith(folder))),
  };
}
