import { sections } from '@/.content/sections';
import { FirstView } from '@/components/first-view/first-view';
import { HomeHeader } from '@/components/home-header/home-header';
import { JsonLd } from '@/components/json-ld/json-ld';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { homeData } from '@/lib/seo/structured-data';

export const generateMetadata = () => pageMetadata(routes.home);

export default async function HomePage() {
  const [first] = sections;
  // A page that begins with the image section begins with its picture.
  const [key, Ground] = first?.[0] === 'imageSection' ? first : [];
  return (
    <>
      <FirstView header={<HomeHeader />} ground={Ground && <Ground isGround />} />
      {sections
        .filter(([each]) => each !== key)
        .map(([each, Section]) => (
          <Section key={each} />
        ))}
      <JsonLd graph={await homeData()} />
    </>
  );
}
