import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { About } from '@/components/about/about';
import { FeaturedProjects } from '@/components/featured-projects/featured-projects';
import { HomeHeader } from '@/components/home-header/home-header';
import { ImageSection } from '@/components/image-section/image-section';
import { LogoCarousel } from '@/components/logo-carousel/logo-carousel';
import { owner } from '@/lib/content/content';
import { localize } from '@/lib/content/localize';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const t = await getTranslations('Meta');
  return pageMetadata({
    route: routes.home,
    description: t('Description', {
      name: localize(owner.name, locale),
      location: localize(owner.location, locale),
    }),
  });
}

export default function HomePage() {
  return (
    <>
      <HomeHeader />
      <ImageSection />
      <FeaturedProjects />
      <About />
      <LogoCarousel />
    </>
  );
}
