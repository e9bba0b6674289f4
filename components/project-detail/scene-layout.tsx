import { FittedName } from '../fitted-name/fitted-name';
import { Figures } from '../story/figures';
import { Story } from '../story/story';
import { beforeResult } from './case-study';
import { BigFigure, Cover, type LayoutProps, Opening, Roles } from './parts';
import { ProjectFacts } from './project-facts';
import styles from './scene-layout.module.scss';

/** A poster that fills the window, and the text as its film. */
export function SceneLayout({ project, study }: LayoutProps) {
  const { isUpright, blocks, lang, screens } = study;
  const [story, result] = beforeResult(blocks);
  return (
    <>
      <div className={isUpright ? styles.poster : styles.scene}>
        <Cover
          project={project}
          study={study}
          className={isUpright ? undefined : styles.cover}
          sizes={isUpright ? '(width < 48rem) 100vw, 60vw' : 'max(100vw, 160svh)'}
        />
        <FittedName as="h1" of={project} className={isUpright ? styles.title : styles.name} />
        <template id="first-view-end" />
        <Opening study={study} className={styles.opening} />
      </div>
      <ProjectFacts project={project} className={styles.facts} />
      {story.length > 0 && <Story blocks={story} lang={lang} />}
      <BigFigure project={project} className={styles.figure} />
      {result.length > 0 && <Story blocks={result} lang={lang} />}
      {screens.length > 0 && (
        <section className={styles.screens}>
          <Figures figures={screens} />
        </section>
      )}
      <Roles project={project} className={styles.roles} />
    </>
  );
}
