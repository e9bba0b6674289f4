import type { useTranslations } from 'next-intl';
import { services } from '@/lib/contact/validate';

/** The strings of the form, which hydrates: it is handed these and no more of the messages. */
export function contactFormTexts(t: ReturnType<typeof useTranslations<'Contact'>>) {
  return {
    labels: {
      name: t('Name'),
      email: t('Email'),
      service: t('Service'),
      message: t('Message'),
    },
    errors: {
      name: t('NameError'),
      email: t('EmailError'),
      service: t('ServiceError'),
      message: t('MessageError'),
    },
    services: services.map((key) => ({ key, label: t(key) })),
    servicePlaceholder: t('ServicePlaceholder'),
    submit: t('Submit'),
    sending: t('Sending'),
    success: t('Success'),
    failed: t('Failed'),
    mailInstead: t('MailInstead'),
  };
}

export type ContactFormTexts = ReturnType<typeof contactFormTexts>;
