import type { Messages, useTranslations } from 'next-intl';
import { maxLengths } from '@/lib/constants.mjs';
import { faults } from '@/lib/contact/fault';
import { serviceKeys } from '@/lib/contact/services';

type Texts = Messages['Contact'];
type Key = Exclude<keyof Texts, 'Faults'>;
type Translate = ReturnType<typeof useTranslations<'Contact'>>;

/** The texts of `Contact` that both forms show, apart from the names of services. */
const fieldKeys = [
  'Required',
  'ErrorTitle',
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
  'MailInstead',
  'Copy',
  'Copied',
] as const satisfies Key[];

/** Those that only the form shows which sends. */
const sendKeys = [
  'Honeypot',
  'Submit',
  'Privacy',
  'Sending',
  'Success',
  'Answer',
  'Sent',
  'Another',
] as const satisfies Key[];

export type FieldTexts = Pick<Texts, (typeof fieldKeys)[number]> & {
  /** Values and labels of the options; none if the form asks for no service. */
  services: [value: string, label: string][];
  Limit: string;
};
export type ContactTexts = FieldTexts & Pick<Texts, (typeof sendKeys)[number] | 'Faults'>;
export type MailTexts = FieldTexts & Pick<Texts, 'MailOpened'>;

// Texts are translated on the server, so that the browser gets strings only. The raw messages of `Contact` would not do: a
// text that is missing there would be undefined, not its key. They only say how many services there are.

export function contactTexts(t: Translate, contact: Texts): ContactTexts {
  const faultTexts = faults.map((fault) => [fault, t(`Faults.${fault}`)]);
  return {
    ...fieldTexts(t, contact),
    ...translate(t, sendKeys),
    Faults: Object.fromEntries(faultTexts),
  };
}

export function mailTexts(t: Translate, contact: Texts, email: string): MailTexts {
  return { ...fieldTexts(t, contact), MailOpened: t('MailOpened', { email }) };
}

function fieldTexts(t: Translate, contact: Texts): FieldTexts {
  const services = serviceKeys(contact);
  const options = services.length > 0 ? [...services, 'Other'] : [];
  return {
    ...translate(t, fieldKeys),
    Limit: t('Limit', { limit: maxLengths.message }),
    // The type knows only the services of this checkout.
    services: options.map((key) => [key, t(key as 'Other')]),
  };
}

function translate<K extends Key>(t: Translate, keys: readonly K[]): Record<K, string> {
  return Object.fromEntries(keys.map((key) => [key, t(key as Key)])) as Record<K, string>;
}
