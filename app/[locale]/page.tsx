import { Hero } from '@/components/home/hero/hero';
import { sectionComponents } from '@/components/home/sections';
import { JsonLd } from '@/components/parts/json-ld';
import { sections } from '@/lib/content/content';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { homeData } from '@/lib/seo/structured-data';

export const generateMetadata = () => pageMetadata(routes.home);

export default async function HomePage() {
  // A page that begins with the image section begins with its photo.
  const hasPhoto = sections[0] === 'imageSection';
  return (
    <>
      <Hero hasPhoto={hasPhoto} />
      {sections.slice(hasPhoto ? 1 : 0).map((name) => {
        const Section = sectionComponents[name];
        return <Section key={name} />;
      })}
      <JsonLd graph={await homeData()} />
    </>
  );
}
