import { useMessages, useTranslations } from 'next-intl';
import { contacts } from '@/lib/content/content';
import { InlineScript } from '../runtime/inline-script';
import script from './form/form.inline?inline';
import { MailForm } from './form/mail-form';
import { mailTexts } from './form/texts';

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
