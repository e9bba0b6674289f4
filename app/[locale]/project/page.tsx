import { JsonLd } from '@/components/parts/json-ld';
import { ProjectList } from '@/components/projects/project-list';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { listData } from '@/lib/seo/structured-data';

export const generateMetadata = () => pageMetadata(routes.projects);

export default async function ProjectsPage() {
  return (
    <>
      <ProjectList />
      <JsonLd graph={await listData()} />
    </>
  );
}
