import { FittedName } from '../fitted-name/fitted-name';
import { Figures } from '../story/figures';
import { Story } from '../story/story';
import { beforeResult } from './case-study';
import { BigFigure, Cover, type LayoutProps, Opening, Roles } from './parts';
import { ProjectFacts } from './project-facts';
import styles from './story-layout.module.scss';

/** A page to read: the text with its pictures, in its own order. */
export function StoryLayout({ project, study }: LayoutProps) {
  const { isUpright, blocks, lang, screens } = study;
  const [story, result] = beforeResult(blocks);
  return (
    <>
      <FittedName as="h1" of={project} className={styles.name} />
      <Cover
        project={project}
        study={study}
        className={styles.cover}
        sizes={isUpright ? '(width < 48rem) 100vw, 60vw' : '100vw'}
      />
      <template id="first-view-end" />
      <div className={styles.opening}>
        <Opening study={study} />
        <ProjectFacts project={project} className={styles.facts} />
      </div>
      {story.length > 0 && <Story blocks={story} lang={lang} />}
      <BigFigure project={project} className={styles.figure} />
      {result.length > 0 && <Story blocks={result} lang={lang} />}
      {screens.length > 0 && (
        <section className={styles.screens}>
          {screens.map((figure) => (
            <Figures key={figure.picture.hash} figures={[figure]} />
          ))}
        </section>
      )}
      <Roles project={project} className={styles.roles} />
    </>
  );
}
