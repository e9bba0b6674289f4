import { FittedName } from '../fitted-name/fitted-name';
import { Figures, isPhone } from '../story/figures';
import { Story } from '../story/story';
import { eachOnce, figuresIn } from './case-study';
import styles from './note-layout.module.scss';
import { BigFigure, Cover, type LayoutProps, Opening, Roles } from './parts';
import { ProjectFacts } from './project-facts';

/** A short note beside its picture, on one screen. */
export function NoteLayout({ project, study }: LayoutProps) {
  const { blocks, lang, screens } = study;
  const texts = blocks.filter(({ kind }) => kind !== 'figures');
  const figures = eachOnce([...blocks.flatMap(figuresIn), ...screens]);
  const phones = figures.filter(isPhone);
  const others = figures.filter((figure) => !isPhone(figure));
  return (
    <>
      <div className={styles.note} style={{ '--ratio': study.cover.width / study.cover.height }}>
        <FittedName as="h1" of={project} className={styles.name} />
        <Cover
          project={project}
          study={study}
          className={styles.cover}
          sizes="(width < 60rem) 100vw, 54vw"
        />
        <template id="first-view-end" />
        <div className={styles.text}>
          <Opening study={study} className={styles.opening} />
          {texts.length > 0 && <Story blocks={texts} lang={lang} />}
        </div>
        <div className={styles.side}>
          <BigFigure project={project} className={styles.figure} />
          <ProjectFacts project={project} className={styles.facts} />
        </div>
      </div>
      <div className={styles.rest}>
        {figures.length > 0 && (
          <section className={styles.pictures}>
            {[phones, others].map(
              (group, index) =>
                group.length > 0 && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
                  <section key={index} className={index === 0 ? styles.phones : styles.wide}>
                    <Figures figures={group} lang={lang} />
                  </section>
                ),
            )}
          </section>
        )}
        <Roles project={project} className={styles.roles} />
      </div>
    </>
  );
}
