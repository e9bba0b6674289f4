import { useLocale, useTranslations } from 'next-intl';
import { defaultColors } from '@/lib/constants.mjs';
import { languageOf, localize } from '@/lib/content/localize';
import type { Project } from '@/lib/content/types';
import { pageColors, roomStyles } from '@/lib/project-colors';
import { FittedName } from '../../parts/fitted-name';
import { Picture } from '../../parts/picture';
import { LightboxLabels } from '../lightbox/lightbox-labels';
import { Figures } from '../story/figures';
import { RichText } from '../story/rich-text';
import { Story } from '../story/story';
import { caseStudyOf } from './case-study';
import { Neighbours } from './neighbours';
import styles from './project-detail.module.scss';
import { ProjectFacts } from './project-facts';

type Props = { project: Project };

/** The width of the art in each layout. */
const artSizes = {
  story: '100vw',
  screens: '92vw',
  scene: 'max(100vw, 160svh)',
  note: '(width < 60rem) 100vw, 54vw',
  upright: '(width < 48rem) 100vw, 60vw',
};

/** A project's page. Its stylesheet has a grid for each of the four layouts. */
export function ProjectDetail({ project }: Props) {
  const locale = useLocale();
  const { id, layout, alt } = project;
  const { cover, isUpright, lead, story, result, lang, ...study } = caseStudyOf(project, locale);
  const number = localize(project.figure, locale);
  const figure = number && (
    <p
      className={styles.figure}
      style={{ '--letters': Math.max(4, number.value.length) }}
      {...languageOf(project.figure, locale)}
      data-reveal
    >
      <strong>{number.value}</strong> <span>{number.label}</span>
    </p>
  );
  const rows = study.screens.map((figures) => (
    <Figures
      key={figures[0]?.picture.hash}
      figures={figures}
      lang={layout === 'note' ? lang : undefined}
    />
  ));
  const isWall = layout === 'screens' && rows.length > 0;
  return (
    <article
      className={styles.page}
      style={pageColors(project, defaultColors.page)}
      data-project={id}
    >
      <style href={`room-${id}`} precedence="room">
        {roomStyles(project)}
      </style>
      {/* The layout is a class, because `split-styles.ts` keeps rules of absent classes out of the first view. */}
      <div
        className={`${styles.layout} ${styles[layout]}`}
        style={{ '--ratio': cover.width / cover.height }}
        data-upright={isUpright || undefined}
      >
        <div className={styles.name}>
          <FittedName as="h1" of={project} />
        </div>
        <div className={styles.art}>
          <Picture
            picture={cover}
            alt={alt}
            sizes={artSizes[isUpright ? 'upright' : layout]}
            priority
          />
        </div>
        <template id="first-view-end" />
        {lead && <RichText as="p" className={styles.lead} {...lang} html={lead} />}
        {/* The wall shows its pictures above the facts, so a keyboard reaches the pictures first. */}
        {isWall && (
          <section className={styles.pictures}>
            {rows}
            {figure}
          </section>
        )}
        <ProjectFacts project={project} className={styles.facts} />
        {story.length > 0 && <Story className={styles.text} blocks={story} lang={lang} />}
        {!isWall && figure}
        {result.length > 0 && <Story className={styles.result} blocks={result} lang={lang} />}
        {!isWall && rows.length > 0 && <section className={styles.pictures}>{rows}</section>}
        <Roles project={project} />
      </div>
      <LightboxLabels />
      <Neighbours project={project} />
    </article>
  );
}

/** What the owner did, and with whom. */
function Roles({ project: { job, credits } }: Props) {
  const locale = useLocale();
  const t = useTranslations('Detail');
  const roles = Object.entries(localize(job, locale) ?? {});
  const people = Object.entries(localize(credits, locale) ?? {});
  if (roles.length + people.length === 0) return null;
  return (
    <section className={styles.roles} aria-labelledby="roles-heading">
      <h2 id="roles-heading">{t(roles.length > 0 ? 'Roles' : 'Credits')}</h2>
      {roles.length > 0 && (
        <ol {...languageOf(job, locale)}>
          {roles.map(([role, work]) => (
            <li key={role} data-reveal>
              <h3>{role}</h3>
              <p>{work}</p>
            </li>
          ))}
        </ol>
      )}
      {people.length > 0 && (
        <div data-reveal>
          {roles.length > 0 && <h3>{t('Credits')}</h3>}
          <ul {...languageOf(credits, locale)}>
            {people.map(([name, role]) => (
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
