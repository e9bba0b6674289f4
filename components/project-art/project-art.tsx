'use client';

import { type ReactNode, useEffect, useState, ViewTransition } from 'react';
import type { Project } from '@/lib/content/types';
import { spreadFromArt } from './travel';

type Props = Pick<Project, 'id'> & {
  /** The cover travels from here to another page, but never to here. */
  onlyLeaves?: boolean;
  children: ReactNode;
};

/** Names the cover of a project for the view transition between its card and its page. */
export function ProjectArt({ id, onlyLeaves = false, children }: Props) {
  // A picture of the old page disappears at once if a picture of the new page has its name, even one far below the
  // window. So this one takes its name after the change.
  const [isNamed, setNamed] = useState(!onlyLeaves);
  useEffect(() => setNamed(true), []);
  return (
    // Pictures that are on one page only stay part of it.
    <ViewTransition
      name={isNamed ? `art-${id}` : undefined}
      default="none"
      share="art"
      onShare={() => spreadFromArt(id)}
    >
      {children}
    </ViewTransition>
  );
}
