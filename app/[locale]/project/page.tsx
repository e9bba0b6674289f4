import type { Metadata } from 'next';
import { JsonLd } from '@/components/json-ld/json-ld';
import { ProjectList } from '@/components/project-list/project-list';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { listData } from '@/lib/structured-data';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata(routes.projects);
}

export default async function ProjectsPage() {
  return (
    <>
      <ProjectList />
      <JsonLd graph={await listData()} />
    </>
  );
}
