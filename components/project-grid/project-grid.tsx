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

/** Cards that come in from alternate sides, the first from the right. */
export function ProjectGrid({ projects, headingLevel, leads = false }: Props) {
  const spans = spansOf(projects.length);
  return (
    <ul className={styles.grid}>
      {projects.map((project, index) => (
        <li
          key={project.id}
          style={{ '--span': spans[index] }}
          className={spans[index] === 12 ? styles.wide : undefined}
          data-reveal={index % 2 === 0 ? 'from-end' : 'from-start'}
        >
          <ProjectCard
            project={project}
            headingLevel={headingLevel}
            sizes={spans[index] === 12 ? '100vw' : '(width < 48rem) 92vw, 56vw'}
            priority={leads && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
