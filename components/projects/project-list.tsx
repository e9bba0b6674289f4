import { headings, projects } from '@/lib/content/content';
import { FittedName } from '../parts/fitted-name';
import { ProjectGrid } from './project-grid';
import styles from './project-list.module.scss';

export function ProjectList() {
  return (
    <section className={styles.section}>
      <header className={styles.header}>
        <FittedName as="h1" of={headings.projects} className={styles.heading} />
        {projects.length > 0 && <p className={styles.count}>{projects.length}</p>}
      </header>
      {/* Pictures do not wait for fonts, and their captions have no lines that break elsewhere. */}
      <template id="first-view-end" data-at-once />
      <ProjectGrid projects={projects} headingLevel="h2" isPage />
    </section>
  );
}
