import { useLocale, useTranslations } from 'next-intl';
import { languageOf, localize } from '@/lib/content/localize';
import type { Project } from '@/lib/content/types';
import { Picture } from '../picture/picture';
import { ProjectArt } from '../project-art/project-art';
import { RichText } from '../story/rich-text';
import type { CaseStudy } from './case-study';
import styles from './parts.module.scss';

export type LayoutProps = { project: Project; study: CaseStudy };

type PartProps = { project: Project; className?: string };

type CoverProps = PartProps & { study: CaseStudy; sizes: string };

/** The picture that travels here from the project's card. */
export function Cover({ project, study: { cover, isUpright }, sizes, className = '' }: CoverProps) {
  return (
    <div
      className={`${styles.cover} ${isUpright ? styles.upright : ''} ${className}`}
      style={{ '--ratio': cover.width / cover.height }}
    >
      <ProjectArt id={project.id}>
        <Picture picture={cover} alt={project.alt} sizes={sizes} priority />
      </ProjectArt>
    </div>
  );
}

type OpeningProps = { study: CaseStudy; className?: string };

/** The first paragraph: who the client is, and what they wanted. */
export function Opening({ study: { opening, lang }, className = '' }: OpeningProps) {
  if (!opening) return null;
  return <RichText as="p" className={`${styles.opening} ${className}`} {...lang} html={opening} />;
}

/** One figure of the text in giant letters. */
export function BigFigure({ project: { figure }, className = '' }: PartProps) {
  const locale = useLocale();
  const words = localize(figure, locale);
  if (!words) return null;
  return (
    <p
      className={`${styles.figure} ${className}`}
      style={{ '--letters': Math.max(4, words.value.length) }}
      {...languageOf(figure, locale)}
      data-reveal
    >
      <strong>{words.value}</strong> <span>{words.label}</span>
    </p>
  );
}

/** What the owner did, and with whom. */
export function Roles({ project, className = '' }: PartProps) {
  const locale = useLocale();
  const t = useTranslations('Detail');
  const jobs = Object.entries(localize(project.job, locale) ?? {});
  const credits = Object.entries(localize(project.credits, locale) ?? {});
  if (jobs.length + credits.length === 0) return null;
  return (
    <section className={`${styles.roles} ${className}`} aria-labelledby="roles-heading">
      <h2 id="roles-heading" className={styles.heading}>
        {t(jobs.length > 0 ? 'Roles' : 'Credits')}
      </h2>
      {jobs.length > 0 && (
        <ol className={styles.jobs} {...languageOf(project.job, locale)}>
          {jobs.map(([role, work]) => (
            <li key={role} data-reveal>
              <h3>{role}</h3>
              <p>{work}</p>
            </li>
          ))}
        </ol>
      )}
      {credits.length > 0 && (
        <div className={styles.credits} data-reveal>
          {jobs.length > 0 && <h3>{t('Credits')}</h3>}
          <ul {...languageOf(project.credits, locale)}>
            {credits.map(([name, role]) => (
              <li key={name}>
                <b>{name}</b> <span>{role}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
