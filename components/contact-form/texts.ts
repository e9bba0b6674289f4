import type { Messages, useTranslations } from 'next-intl';
import { faults } from '@/lib/contact/fault';
import { serviceKeys } from '@/lib/contact/services';

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

export type ContactTexts = Pick<Texts, (typeof keys)[number] | 'Faults'> & {
  /** Values and labels of the options; none if the form asks for no service. */
  services: [value: string, label: string][];
};

/**
 * Translates the form's texts on the server, so that the browser gets strings only. The raw messages of `Contact` would
 * not do: a text that is missing there would be undefined, not its key.
 * @param contact these raw messages, which say how many services there are
 */
export function contactTexts(
  t: ReturnType<typeof useTranslations<'Contact'>>,
  contact: Texts,
): ContactTexts {
  const texts = keys.map((key) => [key, t(key)]);
  const faultTexts = faults.map((fault) => [fault, t(`Faults.${fault}`)]);
  const services = serviceKeys(contact);
  const options = services.length > 0 ? [...services, 'Other'] : [];
  return {
    ...Object.fromEntries(texts),
    Faults: Object.fromEntries(faultTexts),
    // The type knows only the services of this checkout.
    services: options.map((key) => [key, t(key as 'Other')]),
  };
}
