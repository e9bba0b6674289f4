import { useLocale } from 'next-intl';
import { defaultColors } from '@/lib/constants.mjs';
import type { Project } from '@/lib/content/types';
import { projectColors } from '@/lib/project-colors';
import { LightboxLabels } from '../lightbox/lightbox-labels';
import { caseStudyOf } from './case-study';
import { Neighbours } from './neighbours';
import { NoteLayout } from './note-layout';
import styles from './project-detail.module.scss';
import { SceneLayout } from './scene-layout';
import { ScreensLayout } from './screens-layout';
import { StoryLayout } from './story-layout';

type Props = { project: Project };

const layouts = {
  story: StoryLayout,
  screens: ScreensLayout,
  scene: SceneLayout,
  note: NoteLayout,
};

export function ProjectDetail({ project }: Props) {
  const { layout } = project;
  const study = caseStudyOf(project, useLocale());
  const Layout = layouts[layout];
  return (
    <article
      className={styles.page}
      style={projectColors(project, defaultColors.page)}
      data-project={project.id}
      data-layout={layout}
    >
      <Layout project={project} study={study} />
      <LightboxLabels />
      <Neighbours project={project} />
    </article>
  );
}
