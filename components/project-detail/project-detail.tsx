import { useLocale, useTranslations } from 'next-intl';
import { narrowBreakpoint } from '@/lib/constants.mjs';
import { palette } from '@/lib/content/content';
import { jobsOf, languageOf, localize } from '@/lib/content/localize';
import type { Project } from '@/lib/content/types';
import { projectColors } from '@/lib/project-colors';
import { FittedName } from '../fitted-name/fitted-name';
import { Localized } from '../localized/localized';
import { Picture } from '../picture/picture';
import { ProjectArt } from '../project-art/project-art';
import { Neighbours } from './neighbours';
import styles from './project-detail.module.scss';
import { ProjectFacts } from './project-facts';
import { RootColor } from './root-color';

type Props = { project: Project };

const screenSizes = '(width < 48rem) 92vw, 80vw';
/** A narrow window shows a moving part of a wide picture, at twice the size. */
const wideSizes = `(width <= ${narrowBreakpoint}px) and (prefers-reduced-motion: no-preference) 184vw, ${screenSizes}`;

export function ProjectDetail({ project }: Props) {
  const locale = useLocale();
  const t = useTranslations('Detail');
  const { bigDescription, color = palette.page, figure, alt } = project;
  const isUpright = project.card.height > project.card.width;
  const cover = isUpright ? project.card : project.image;
  // The top of a tall cover opens the page, and the whole picture is below the text.
  const screens = [
    ...(cover.hash === project.image.hash ? [] : (['image'] as const)),
    ...(['image1', 'image2'] as const),
  ];
  return (
    <article className={styles.page} style={projectColors(color)}>
      <RootColor color={color} />
      <FittedName as="h1" of={project} className={styles.name} />
      <div
        className={`${styles.main} ${isUpright ? styles.upright : ''}`}
        style={{ '--ratio': cover.width / cover.height }}
      >
        <ProjectArt id={project.id}>
          <Picture
            picture={cover}
            alt={alt.image}
            sizes={isUpright ? '(width < 48rem) 100vw, 60vw' : '100vw'}
            priority
          />
        </ProjectArt>
      </div>
      <template id="first-view-end" />
      <div className={styles.intro}>
        <div
          className={styles.description}
          {...languageOf(bigDescription, locale)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner writes HTML; checked against an allow-list before the build
          dangerouslySetInnerHTML={{ __html: localize(bigDescription, locale) }}
        />
        <ProjectFacts project={project} />
      </div>
      {figure && (
        <p className={styles.figure} data-reveal>
          <strong>
            <Localized text={figure.value} />
          </strong>{' '}
          <Localized text={figure.label} />
        </p>
      )}
      <section className={styles.roles} aria-labelledby="roles-heading">
        <h2 id="roles-heading" className={styles.heading} data-reveal>
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
      </section>
      <div className={styles.screens}>
        {screens.map((key) => {
          const picture = project[key];
          if (!picture) return null;
          const isWide = picture.width > picture.height;
          const sizes = isWide ? wideSizes : screenSizes;
          return (
            <div key={key} className={isWide ? styles.wide : undefined} data-reveal>
              <Picture picture={picture} alt={alt[key]} sizes={sizes} />
            </div>
          );
        })}
      </div>
      <Neighbours project={project} />
    </article>
  );
}
