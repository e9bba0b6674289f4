import { useMessages, useTranslations } from 'next-intl';
import { contacts } from '@/lib/content/content';
import script from '../contact-form/form.inline?inline';
import { MailForm } from '../contact-form/mail-form';
import { mailTexts } from '../contact-form/texts';
import { InlineScript } from '../inline-script/inline-script';

/** The form that opens the visitor's mail program. */
export function MailingForm() {
  const t = useTranslations('Contact');
  const { Contact } = useMessages();
  const { email } = contacts;
  return (
    <>
      <MailForm texts={mailTexts(t, Contact, email)} recipient={email} />
      <InlineScript code={script} />
    </>
  );
}
