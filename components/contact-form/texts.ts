import type { Messages, useTranslations } from 'next-intl';
import { faults } from '@/lib/contact/fault';
import { services } from '@/lib/contact/validate';

type Texts = Messages['Contact'];

/** The texts of `Contact` that the form shows, apart from the names of services. */
const keys = [
  'Name',
  'NameError',
  'Email',
  'EmailError',
  'Service',
  'ServiceError',
  'ServicePlaceholder',
  'Message',
  'MessageError',
  'Left',
  'Honeypot',
  'Submit',
  'Sending',
  'Success',
  'Answer',
  'Sent',
  'Another',
  'MailInstead',
  'Copy',
  'Copied',
] as const satisfies (keyof Texts)[];

export type ContactTexts = Pick<Texts, (typeof keys | typeof services)[number] | 'Faults'>;

/**
 * Translates the form's texts on the server, so that the browser gets strings only. The raw messages of `Contact` would
 * not do: a text that is missing there would be undefined, not its key.
 */
export function contactTexts(t: ReturnType<typeof useTranslations<'Contact'>>): ContactTexts {
  const texts = [...keys, ...services].map((key) => [key, t(key)]);
  const faultTexts = faults.map((fault) => [fault, t(`Faults.${fault}`)]);
  return { ...Object.fromEntries(texts), Faults: Object.fromEntries(faultTexts) };
}
