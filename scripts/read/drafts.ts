import type { ContentSource } from './read';

/** @returns the content without the projects that their owner has marked with `"draft": true`, and without their files */
export function withoutDrafts(source: ContentSource): ContentSource {
  const isDraft = ({ draft }: ContentSource['projects'][number]) => draft === true;
  const folders = source.projects.filter(isDraft).map(({ folder }) => `${folder}/`);
  return {
    ...source,
    projects: source.projects.filter((project) => !isDraft(project)),
    files: source.files.filter((file) => !folders.some((folder) => file.startsWith(folder))),
  };
}
