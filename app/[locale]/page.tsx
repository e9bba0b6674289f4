import { components } from '@/.content/sections';
import { FirstView } from '@/components/first-view/first-view';
import { HomeHeader } from '@/components/home-header/home-header';
import { JsonLd } from '@/components/json-ld/json-ld';
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
      <FirstView
        header={<HomeHeader />}
        photo={hasPhoto ? <components.imageSection isFirst /> : undefined}
      />
      {sections.slice(hasPhoto ? 1 : 0).map((name) => {
        const Section = components[name];
        return <Section key={name} />;
      })}
      <JsonLd graph={await homeData()} />
    </>
  );
}
