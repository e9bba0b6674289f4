import { sections } from '@/.content/sections';
import { FirstView } from '@/components/first-view/first-view';
import { HomeHeader } from '@/components/home-header/home-header';
import { JsonLd } from '@/components/json-ld/json-ld';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { homeData } from '@/lib/seo/structured-data';

export const generateMetadata = () => pageMetadata(routes.home);

export default async function HomePage() {
  // The picture of a page that begins with it is the ground of the header.
  const inFirstView = sections[0]?.[0] === 'imageSection' ? 1 : 0;
  return (
    <>
      <FirstView>
        <HomeHeader />
        {sections.slice(0, inFirstView).map(([key, Section]) => (
          <Section key={key} />
        ))}
      </FirstView>
      {sections.slice(inFirstView).map(([key, Section]) => (
        <Section key={key} />
      ))}
      <JsonLd graph={await homeData()} />
    </>
  );
}
