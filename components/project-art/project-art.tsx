'use client';

import { type ReactNode, ViewTransition } from 'react';
import type { Project } from '@/lib/content/types';
import { spread } from './spread';

type Props = Pick<Project, 'id'> & { children: ReactNode };

/** Around the cover of a project. It is one thing on every page: it travels from its card to its page and back. */
export function ProjectArt({ id, children }: Props) {
  return (
    // Pictures that are on one page only stay part of it.
    <ViewTransition name={`art-${id}`} default="none" share="auto" onShare={spread}>
      {children}
    </ViewTransition>
  );
}
