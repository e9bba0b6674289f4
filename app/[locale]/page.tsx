import { sections } from '@/.content/sections';
import { HomeHeader } from '@/components/home-header/home-header';
import { JsonLd } from '@/components/json-ld/json-ld';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { homeData } from '@/lib/seo/structured-data';

export const generateMetadata = () => pageMetadata(routes.home);

export default async function HomePage() {
  return (
    <>
      <HomeHeader />
      {sections.map(([key, Section]) => (
        <Section key={key} />
      ))}
      <JsonLd graph={await homeData()} />
    </>
  );
}
