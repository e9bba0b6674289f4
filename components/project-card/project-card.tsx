import Link, { type LinkProps } from 'next/link';
import { useLocale } from 'next-intl';
import { defaultCardColor } from '@/lib/constants';
import type { Project } from '@/lib/content/types';
import { localizeRoute, projectRoute } from '@/lib/routes';
import { Localized } from '../localized/localized';
import { ProjectArt } from '../project-art/project-art';
import styles from './project-card.module.scss';

type Props = {
  project: Project;
  headingLevel: 'h2' | 'h3';
  sizes: string;
  priority?: boolean;
  prefetch?: LinkProps['prefetch'];
};

export function ProjectCard({ project, headingLevel: Heading, sizes, priority, prefetch }: Props) {
  const locale = useLocale();
  const { id, name, littleName, detail, time, color = defaultCardColor } = project;
  return (
    <article className={styles.card} style={{ '--project-color': color }}>
      <div className={styles.art}>
        <ProjectArt project={project} sizes={sizes} priority={priority} />
      </div>
      <div className={styles.caption}>
        <Heading className={styles.name}>
          <Link href={localizeRoute(projectRoute(id), locale)} prefetch={prefetch}>
            {littleName && (
              <span className={styles.littleName} data-short-name>
                <Localized text={littleName} />
              </span>
            )}
            <span className={littleName && styles.fullName}>
              <Localized text={name} />
            </span>
          </Link>
        </Heading>
        <p className={styles.detail}>
          <Localized text={detail} />
        </p>
        <p className={styles.time}>
          <time dateTime={time}>{time}</time>
        </p>
      </div>
    </article>
  );
}
