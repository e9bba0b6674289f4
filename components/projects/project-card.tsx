import { useLocale } from 'next-intl';
import { localize } from '@/lib/content/localize';
import type { Project } from '@/lib/content/types';
import { projectRoute } from '@/lib/routes';
import { Link } from '../parts/link';
import { Localized } from '../parts/localized';
import { Picture } from '../parts/picture';
import { Years } from '../parts/years';
import styles from './project-grid.module.scss';

type Props = {
  project: Project;
  headingLevel: 'h2' | 'h3';
  sizes: string;
  priority?: boolean;
};

export function ProjectCard({ project, headingLevel: Heading, sizes, priority }: Props) {
  const locale = useLocale();
  const { id, name, littleName, detail, littleResult, result, time, card } = project;
  const isShort = localize(littleName, locale) !== undefined;
  const achieved = { ...result, ...littleResult };
  const hasDetail = localize(detail, locale) !== undefined;
  const hasResult = localize(achieved, locale) !== undefined;
  return (
    <article className={styles.card} data-reveal="card">
      <div className={styles.art}>
        <Picture picture={card} sizes={sizes} priority={priority} preloads={priority} />
      </div>
      <div className={styles.caption}>
        <Heading className={styles.name}>
          <Link route={projectRoute(id)}>
            {isShort && (
              <span className={styles.littleName}>
                <Localized text={littleName} />
              </span>
            )}{' '}
            <span className={isShort ? styles.fullName : undefined}>
              <Localized text={name} />
            </span>
          </Link>
        </Heading>
        {(hasDetail || hasResult) && (
          <p className={styles.facts}>
            {hasDetail && (
              <span className={styles.detail}>
                <Localized text={detail} />
              </span>
            )}
            {hasDetail && hasResult && ' · '}
            {hasResult && <Localized text={achieved} />}
          </p>
        )}
        <p className={styles.time}>
          <Years of={time} />
        </p>
      </div>
    </article>
  );
}
