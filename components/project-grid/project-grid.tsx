import type { Project } from '@/lib/content/types';
import { ProjectCard } from '../project-card/project-card';
import styles from './project-grid.module.scss';

type Props = { projects: Project[]; headingLevel: 'h2' | 'h3' };

/** Cards that come in from alternate sides, the first from the right. */
export function ProjectGrid({ projects, headingLevel }: Props) {
  return (
    <ul className={styles.grid}>
      {projects.map((project, index) => (
        <li key={project.id} data-reveal={index % 2 === 0 ? 'from-end' : 'from-start'}>
          <ProjectCard
            project={project}
            headingLevel={headingLevel}
            sizes="(width < 48rem) 92vw, 56vw"
          />
        </li>
      ))}
    </ul>
  );
}
