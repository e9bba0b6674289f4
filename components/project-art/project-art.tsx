import { ViewTransition } from 'react';
import type { LocalizedText, Project } from '@/lib/content/types';
import { Picture } from '../picture/picture';

type Props = {
  project: Pick<Project, 'id' | 'image'>;
  alt?: LocalizedText;
  sizes: string;
  priority?: boolean;
  className?: string;
};

/** The cover of a project. It is one thing on every page: it travels from its card to its page and back. */
export function ProjectArt({ project: { id, image }, ...props }: Props) {
  return (
    <ViewTransition name={`art-${id}`}>
      <Picture picture={image} {...props} />
    </ViewTransition>
  );
}
