import { useLocale, useTranslations } from 'next-intl';
import { jobsOf, languageOf, localize } from '@/lib/content/localize';
import type { Project } from '@/lib/content/types';
import { Localized } from '../localized/localized';
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
        <Picture picture={cover} alt={project.alt.image} sizes={sizes} priority />
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
  if (!figure) return null;
  return (
    <p
      className={`${styles.figure} ${className}`}
      style={{ '--letters': Math.max(4, localize(figure.value, locale).length) }}
      data-reveal
    >
      <strong>
        <Localized text={figure.value} />
      </strong>{' '}
      <span>
        <Localized text={figure.label} />
      </span>
    </p>
  );
}

/** What the owner did, and with whom. */
export function Roles({ project, className = '' }: PartProps) {
  const locale = useLocale();
  const t = useTranslations('Detail');
  return (
    <section className={`${styles.roles} ${className}`} aria-labelledby="roles-heading">
      <h2 id="roles-heading" className={styles.heading}>
        {t('Roles')}
      </h2>
      <ol className={styles.jobs}>
        {jobsOf(project).map(({ role, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may have the same title, and the order never changes
          <li key={index} data-reveal>
            <h3>
              <Localized text={role} />
            </h3>
            <p {...languageOf(text, locale)}>{localize(text, locale)}</p>
          </li>
        ))}
      </ol>
      {project.credits.length > 0 && (
        <div className={styles.credits} data-reveal>
          <h3>{t('Credits')}</h3>
          <ul>
            {project.credits.map(({ name, role }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name, and the order never changes
              <li key={index}>
                <b>{name}</b>{' '}
                <span>
                  <Localized text={role} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
