import { useLocale, useTranslations } from 'next-intl';
import { defaultPageColor } from '@/lib/constants';
import { nextProject } from '@/lib/content/content';
import { localize, localizeJobs } from '@/lib/content/localize';
import type { Project } from '@/lib/content/types';
import { Picture } from '../picture/picture';
import { NextProject } from './next-project';
import styles from './project-detail.module.scss';
import { ProjectFacts } from './project-facts';

type Props = { project: Project };

export function ProjectDetail({ project }: Props) {
  const locale = useLocale();
  const t = useTranslations('Detail');
  const { name, bigDescription, color = defaultPageColor, alt, image, image1, image2 } = project;
  const next = nextProject(project);
  return (
    <article className={styles.page} style={{ '--project-color': color }}>
      <div className={styles.intro}>
        <h1 className={styles.name}>{localize(name, locale)}</h1>
        <div
          className={styles.description}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML by the specification; checked against an allow-list before the build
          dangerouslySetInnerHTML={{ __html: localize(bigDescription, locale) }}
        />
        <ProjectFacts project={project} />
      </div>
      <div className={styles.main}>
        <Picture picture={image} alt={localize(alt.image, locale)} sizes="100vw" priority />
      </div>
      <section className={styles.roles} aria-labelledby="roles-heading">
        <h2 id="roles-heading" className={styles.heading} data-reveal>
          {t('Roles')}
        </h2>
        <ol className={styles.jobs}>
          {localizeJobs(project, locale).map(({ role, text }) => (
            <li key={role} data-reveal>
              <h3>{role}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.screens}>
        <div data-reveal>
          <Picture
            picture={image1}
            alt={localize(alt.image1, locale)}
            sizes="(width < 90rem) 92vw, 82rem"
          />
        </div>
        <div data-reveal>
          <Picture
            picture={image2}
            alt={localize(alt.image2, locale)}
            sizes="(width < 90rem) 92vw, 82rem"
          />
        </div>
      </div>
      {next && <NextProject project={next} />}
    </article>
  );
}
