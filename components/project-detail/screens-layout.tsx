import { FittedName } from '../fitted-name/fitted-name';
import { Figures } from '../story/figures';
import { Story } from '../story/story';
import { BigFigure, Cover, type LayoutProps, Opening, Roles } from './parts';
import { ProjectFacts } from './project-facts';
import styles from './screens-layout.module.scss';

/** A wall of screens in the project's colour, and then a short text. */
export function ScreensLayout({ project, study }: LayoutProps) {
  const { isUpright, blocks, lang, screens } = study;
  return (
    <>
      <div className={styles.wall}>
        <FittedName as="h1" of={project} className={styles.name} />
        <Cover
          project={project}
          study={study}
          className={styles.cover}
          sizes={isUpright ? '(width < 48rem) 100vw, 60vw' : '92vw'}
        />
        <template id="first-view-end" />
        <Opening study={study} className={styles.opening} />
        {(screens.length > 0 || project.figure) && (
          <section className={styles.screens}>
            {screens.map((figure) => (
              <Figures key={figure.picture.hash} figures={[figure]} />
            ))}
            <BigFigure project={project} className={styles.figure} />
          </section>
        )}
      </div>
      <div className={styles.text}>
        <ProjectFacts project={project} className={styles.facts} />
        {blocks.length > 0 && (
          <div className={styles.story}>
            <Story blocks={blocks} lang={lang} />
          </div>
        )}
      </div>
      <Roles project={project} className={styles.roles} />
    </>
  );
}
