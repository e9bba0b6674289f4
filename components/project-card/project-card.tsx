import { useLocale } from 'next-intl';
import { localize } from '@/lib/content/localize';
import type { Project } from '@/lib/content/types';
import { projectRoute } from '@/lib/routes';
import { Link } from '../link/link';
import { Localized } from '../localized/localized';
import { Picture } from '../picture/picture';
import { ProjectArt } from '../project-art/project-art';
import { Years } from '../years/years';
import styles from './project-card.module.scss';

type Props = {
  project: Project;
  headingLevel: 'h2' | 'h3';
  sizes: string;
  priority?: boolean;
};

export function ProjectCard({ project, headingLevel: Heading, sizes, priority }: Props) {
  const locale = useLocale();
  const { id, name, littleName, detail, time, card } = project;
  const isShort = localize(littleName, locale) !== undefined;
  return (
    <article className={styles.card} data-reveal="card">
      <div className={styles.art}>
        <ProjectArt id={id}>
          <Picture picture={card} sizes={sizes} priority={priority} preloads={priority} />
        </ProjectArt>
      </div>
      <div className={styles.caption}>
        <Heading className={styles.name}>
          <Link route={projectRoute(id)}>
            {isShort && (
              <span className={styles.littleName} data-short-name>
                <Localized text={littleName} />
              </span>
            )}
            <span className={isShort ? styles.fullName : undefined}>
              <Localized text={name} />
            </span>
          </Link>
        </Heading>
        {localize(detail, locale) && (
          <p className={styles.detail}>
            <Localized text={detail} />
          </p>
        )}
        <p className={styles.time}>
          <Years of={time} />
        </p>
      </div>
    </article>
  );
}
