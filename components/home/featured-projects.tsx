import { useTranslations } from 'next-intl';
import { homeProjects } from '@/lib/constants.mjs';
import { projects } from '@/lib/content/content';
import { routes } from '@/lib/routes';
import { Link } from '../parts/link';
import { ProjectGrid } from '../projects/project-grid';
import styles from './featured-projects.module.scss';

export function FeaturedProjects() {
  const t = useTranslations('Feature');
  return (
    <section className={styles.section} aria-labelledby="feature-heading">
      <h2 id="feature-heading" className={styles.heading} data-reveal>
        {t('Head')}
      </h2>
      <ProjectGrid projects={projects.slice(0, homeProjects)} headingLevel="h3" />
      {projects.length > homeProjects && (
        <Link className={styles.all} route={routes.projects}>
          {t('All', { count: projects.length })}
        </Link>
      )}
    </section>
  );
}
