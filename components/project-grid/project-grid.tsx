import type { Project } from '@/lib/content/types';
import { ProjectCard } from '../project-card/project-card';
import styles from './project-grid.module.scss';
import { spansOf } from './rhythm';

type Props = {
  projects: Project[];
  headingLevel: 'h2' | 'h3';
  /** Its first card is the largest thing in the first view. */
  leads?: boolean;
};

/**
 * How many cards stand in one list. A thousand in one are laid out anew in each frame of a scroll, and React reads them
 * in one go. On a screen rows are full with this many, and the next card comes in from the other side. On paper four stand
 * in a row: each list of many leaves two places empty.
 */
const batchSize = 30;

/** Cards that come in from alternate sides, the first from the right. */
export function ProjectGrid({ projects, headingLevel, leads = false }: Props) {
  const spans = spansOf(projects.length);
  const items = projects.map((project, index) => (
    <li
      key={project.id}
      style={{ '--span': spans[index] }}
      className={spans[index] === 12 ? styles.wide : undefined}
      data-reveal
    >
      <ProjectCard
        project={project}
        headingLevel={headingLevel}
        sizes={spans[index] === 12 ? '100vw' : '(width < 48rem) 92vw, 56vw'}
        priority={leads && index === 0}
        // Whoever scrolls through a thousand does not want a thousand pages.
        prefetch={index < batchSize ? 'auto' : false}
      />
    </li>
  ));
  return batchesOf(items).map((batch, index) => (
    <ul
      key={batch[0]?.key}
      className={styles.grid}
      style={index > 0 ? { '--cards': batch.length } : undefined}
    >
      {batch}
    </ul>
  ));
}

function batchesOf<Item>(items: Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, batch) =>
    items.slice(batch * batchSize, (batch + 1) * batchSize),
  );
}
