import { useMessages, useTranslations } from 'next-intl';
import { contacts } from '@/lib/content/content';
import { routes } from '@/lib/routes';
import { ContactForm } from '../contact-form/contact-form';
import script from '../contact-form/form.inline?inline';
import { contactTexts } from '../contact-form/texts';
import { InlineScript } from '../inline-script/inline-script';
import { Link } from '../link/link';

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
