'use client';

import { type ReactNode, ViewTransition } from 'react';
import type { Project } from '@/lib/content/types';
import { spread } from './spread';

type Props = Pick<Project, 'id'> & { children: ReactNode };

/** Around the cover of a project. It is one thing on every page: it travels from its card to its page and back. */
export function ProjectArt({ id, children }: Props) {
  return (
    <ViewTransition name={`art-${id}`} onShare={spread}>
      {children}
    </ViewTransition>
  );
}
