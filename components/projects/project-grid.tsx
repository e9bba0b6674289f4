import { defaultColors } from '@/lib/constants.mjs';
import type { Project } from '@/lib/content/types';
import { projectColors, roomColor } from '@/lib/project-colors';
import { NoProjects } from './no-projects';
import { ProjectCard } from './project-card';
import styles from './project-grid.module.scss';

type Props = {
  projects: Project[];
  headingLevel: 'h2' | 'h3';
  /** Preloads the first card's picture, the largest one on the first screen, and gives each card its room. */
  isPage?: boolean;
};

/** Cards that come in from alternate sides, the first from the right. */
export function ProjectGrid({ projects, headingLevel, isPage = false }: Props) {
  if (projects.length === 0) return <NoProjects />;
  const spans = columnSpans(projects.length);
  return (
    <ul className={styles.grid}>
      {projects.map((project, index) => {
        const isWide = spans[index] === 12;
        const isUpright = project.card.height > project.card.width;
        return (
          <li
            key={project.id}
            style={{
              '--span': spans[index],
              ...projectColors(project, defaultColors.card),
              ...(isPage && roomColor(project)),
            }}
            className={isWide ? `${styles.wide} ${isUpright ? styles.upright : ''}` : undefined}
          >
            <ProjectCard
              project={project}
              headingLevel={headingLevel}
              sizes={isWide ? '100vw' : '(width < 48rem) 92vw, 56vw'}
              priority={isPage && index === 0}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** @returns how many of the grid's 12 columns each of `count` cards takes, so that every row is full */
export function columnSpans(count: number): number[] {
  const pattern = [7, 5, 12, 5, 7];
  const spans = Array.from({ length: count }, (_, index) => pattern[index % pattern.length] ?? 12);
  // A last card that is alone in its row takes the whole row.
  if (spans.reduce((sum, span) => sum + span, 0) % 12 > 0) spans[count - 1] = 12;
  return spans;
}
