import type { useTranslations } from 'next-intl';
import { type Fault, faults } from '@/lib/contact/fault';
import { services } from '@/lib/contact/validate';

/** The form's strings. It is a client component, so it gets only the messages that it needs. */
export function contactFormTexts(t: ReturnType<typeof useTranslations<'Contact'>>, owner: string) {
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
    /** For AI agents (WebMCP). */
    tool: {
      description: t('ToolDescription', { name: owner }),
      name: t('NameHint'),
      email: t('EmailHint'),
      service: t('ServiceHint'),
      message: t('MessageHint'),
    },
    services: services.map((key) => ({ key, label: t(key) })),
    servicePlaceholder: t('ServicePlaceholder'),
    /** Contains `{count}`, which the form replaces. */
    left: t.raw('Left') as string,
    honeypot: t('Honeypot'),
    submit: t('Submit'),
    sending: t('Sending'),
    success: t('Success'),
    faults: Object.fromEntries(faults.map((fault) => [fault, t(`Faults.${fault}`)])) as Record<
      Fault,
      string
    >,
    mailInstead: t('MailInstead'),
    reload: t('Reload'),
  };
}

export type ContactFormTexts = ReturnType<typeof contactFormTexts>;
