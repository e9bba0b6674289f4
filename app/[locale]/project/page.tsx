import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ProjectList } from '@/components/project-list/project-list';
import { owner } from '@/lib/content/content';
import { localize } from '@/lib/content/localize';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export async function generateMetadata(): Promise<Metadata> {
  const name = localize(owner.name, await getLocale());
  const t = await getTranslations('Meta');
  return pageMetadata({
    route: routes.projects,
    title: t('ProjectsTitle'),
    description: t('ProjectsDescription', { name }),
  });
}

export default function ProjectsPage() {
  return <ProjectList />;
}
