import { useLocale, useTranslations } from 'next-intl';
import { defaultColors } from '@/lib/constants.mjs';
import { neighboursOf } from '@/lib/content/content';
import type { Project } from '@/lib/content/types';
import { projectColors, roomColor } from '@/lib/project-colors';
import { projectRoute } from '@/lib/routes';
import { Link } from '../../parts/link';
import { Localized } from '../../parts/localized';
import { Picture } from '../../parts/picture';
import styles from './neighbours.module.scss';

type Props = { project: Project };

/** In ems, for a name that the display font cannot measure. */
const usualWidth = 9;

/**
 * The end of a project's page: the next project, whose picture is the ground of the footer too, and a small link to the
 * previous one.
 */
export function Neighbours({ project }: Props) {
  const locale = useLocale();
  const t = useTranslations('Detail');
  const { previous, next } = neighboursOf(project);
  if (!next) return null;
  const { card } = next;
  const words = (next.nameFit[locale] ?? []).map(({ width }) => width);
  const ems = words.length > 0 ? words.reduce((sum, word) => sum + word + 0.3) : usualWidth;
  return (
    <nav
      className={styles.neighbours}
      style={{
        ...projectColors(next, defaultColors.card),
        ...roomColor(next),
        '--ems': ems,
      }}
      aria-label={t('Neighbours')}
      data-ends-page
      data-screen-only
    >
      <Link className={styles.next} route={projectRoute(next.id)}>
        <Picture className={styles.art} picture={card} sizes="100vw" />
        <span className={styles.label}>{t('Next')}</span>{' '}
        <span className={styles.name}>
          <Localized text={next.name} />
        </span>
      </Link>
      {previous && (
        <Link className={styles.previous} route={projectRoute(previous.id)}>
          <span className={styles.label}>
            <span className="arrow" aria-hidden="true">
              ←
            </span>{' '}
            {t('Previous')}
          </span>{' '}
          <span>
            <Localized text={previous.name} />
          </span>
        </Link>
      )}
    </nav>
  );
}
