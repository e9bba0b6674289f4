import { About } from '@/components/about/about';
import { FeaturedProjects } from '@/components/featured-projects/featured-projects';
import { HomeHeader } from '@/components/home-header/home-header';
import { ImageSection } from '@/components/image-section/image-section';
import { JsonLd } from '@/components/json-ld/json-ld';
import { LogoCarousel } from '@/components/logo-carousel/logo-carousel';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { homeData } from '@/lib/seo/structured-data';

export const generateMetadata = () => pageMetadata(routes.home);

export default async function HomePage() {
  return (
    <>
      <HomeHeader />
      <ImageSection />
      <FeaturedProjects />
      <About />
      <LogoCarousel />
      <JsonLd graph={await homeData()} />
    </>
  );
}
