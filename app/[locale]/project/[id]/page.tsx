import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/parts/json-ld';
import arriveScript from '@/components/project/arrival/arrive.inline?inline';
import { ProjectDetail } from '@/components/project/page/project-detail';
import { InlineScript } from '@/components/runtime/inline-script';
import { projectAt, projects } from '@/lib/content/content';
import { dummyParam } from '@/lib/i18n/route-params';
import { projectRoute } from '@/lib/routes';
import { pageMetadata, toolbarColors } from '@/lib/seo/metadata';
import { projectData } from '@/lib/seo/structured-data';

export const dynamicParams = false;

export function generateStaticParams() {
  const ids = projects.map(({ id }) => String(id));
  return (ids.length > 0 ? ids : [dummyParam]).map((id) => ({ id }));
}

type Props = { params: Promise<{ id: string }> };

const projectOf = async ({ params }: Props) => projectAt(projectRoute((await params).id));

export async function generateMetadata(props: Props): Promise<Metadata> {
  const project = await projectOf(props);
  return project ? pageMetadata(projectRoute(project.id)) : {};
}

export async function generateViewport(props: Props): Promise<Viewport> {
  const project = await projectOf(props);
  return project ? { themeColor: toolbarColors(project.room) } : {};
}

export default async function ProjectPage(props: Props) {
  const project = await projectOf(props);
  if (!project) notFound();
  return (
    <>
      <InlineScript code={arriveScript} />
      <ProjectDetail project={project} />
      <JsonLd graph={await projectData(project)} />
    </>
  );
}
