import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { ProjectDetail } from '@/components/project-detail/project-detail';
import { findProject, projects } from '@/lib/content/content';
import { localize, summarize } from '@/lib/content/localize';
import { pageMetadata } from '@/lib/metadata';
import { projectRoute } from '@/lib/routes';

export const dynamicParams = false;

export function generateStaticParams() {
  return projects.map(({ id }) => ({ id: String(id) }));
}

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const project = findProject((await params).id);
  if (!project) return {};
  const locale = await getLocale();
  return pageMetadata({
    route: projectRoute(project.id),
    title: localize(project.name, locale),
    description: summarize(localize(project.bigDescription, locale)),
  });
}

export default async function ProjectPage({ params }: Props) {
  const project = findProject((await params).id);
  if (!project) notFound();
  return <ProjectDetail project={project} />;
}
