import { useTranslations } from 'next-intl';
import { neighboursOf, palette } from '@/lib/content/content';
import type { Project } from '@/lib/content/types';
import { projectRoute } from '@/lib/routes';
import { Link } from '../link/link';
import { Localized } from '../localized/localized';
import { Picture } from '../picture/picture';
import { ProjectArt } from '../project-art/project-art';
import styles from './neighbours.module.scss';

type Props = { project: Project };

/** Links at the end of a project's page: a large one to the next project, a small one to the previous one. */
export function Neighbours({ project }: Props) {
  const t = useTranslations('Detail');
  const { previous, next } = neighboursOf(project);
  if (!previous || !next) return null;
  const { color = palette.card } = next;
  return (
    <nav
      className={styles.neighbours}
      style={{ '--project-color': color }}
      aria-label={t('Neighbours')}
    >
      <Link className={styles.next} route={projectRoute(next.id)}>
        <span className={styles.label}>{t('Next')}</span>
        <span className={styles.name}>
          <Localized text={next.name} />
        </span>
        <ProjectArt id={next.id} onlyLeaves>
          <Picture className={styles.art} picture={next.card} sizes="(width < 48rem) 92vw, 42vw" />
        </ProjectArt>
      </Link>
      <Link className={styles.previous} route={projectRoute(previous.id)}>
        <span className={styles.label}>
          <span className="arrow" aria-hidden="true">
            ←
          </span>{' '}
          {t('Previous')}
        </span>
        <span>
          <Localized text={previous.name} />
        </span>
      </Link>
    </nav>
  );
}
