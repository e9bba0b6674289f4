import { useTranslations } from 'next-intl';
import { projects, scenes } from '@/lib/content/content';
import { Backdrop } from '../backdrop/backdrop';
import { NoProjects } from '../no-projects/no-projects';
import { ProjectGrid } from '../project-grid/project-grid';
import styles from './project-list.module.scss';

export function ProjectList() {
  const t = useTranslations('Project');
  return (
    <section className={styles.section}>
      <Backdrop pictures={scenes.listBackground} />
      <h1 className={styles.heading}>
        {t('Head')}
        {projects.length > 0 && (
          <>
            {'\u00a0'}
            <span className={styles.count}>{projects.length}</span>
          </>
        )}
      </h1>
      {projects.length > 0 ? (
        <ProjectGrid projects={projects} headingLevel="h2" preloadsFirst />
      ) : (
        <NoProjects />
      )}
    </section>
  );
}
