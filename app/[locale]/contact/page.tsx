import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ContactSection } from '@/components/contact-section/contact-section';
import { owner } from '@/lib/content/content';
import { localize } from '@/lib/content/localize';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export async function generateMetadata(): Promise<Metadata> {
  const name = localize(owner.name, await getLocale());
  const t = await getTranslations('Meta');
  return pageMetadata({
    route: routes.contact,
    title: t('ContactTitle'),
    description: t('ContactDescription', { name }),
  });
}

export default function ContactPage() {
  return <ContactSection />;
}
