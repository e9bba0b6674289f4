import { useMessages, useTranslations } from 'next-intl';
import { contacts } from '@/lib/content/content';
import { routes } from '@/lib/routes';
import { Link } from '../parts/link';
import { InlineScript } from '../runtime/inline-script';
import { ContactForm } from './form/contact-form';
import script from './form/form.inline?inline';
import { contactTexts } from './form/texts';

/** The form that sends through EmailJS. */
export function SendingForm() {
  const t = useTranslations('Contact');
  const { Contact } = useMessages();
  return (
    <>
      <ContactForm texts={contactTexts(t, Contact)} recipient={contacts.email}>
        <Link route={routes.projects}>{t('Work')}</Link>
      </ContactForm>
      <InlineScript code={script} />
    </>
  );
}
