import { ContactSection } from '@/components/contact/contact-section';
import { JsonLd } from '@/components/parts/json-ld';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { contactData } from '@/lib/seo/structured-data';

export const generateMetadata = () => pageMetadata(routes.contact);

export default async function ContactPage() {
  return (
    <>
      <ContactSection />
      <JsonLd graph={await contactData()} />
    </>
  );
}
