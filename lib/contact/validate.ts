/** What the visitor fills in. `service` holds the option's key, so that a change of language keeps the choice. */
export interface ContactValues {
  name: string;
  email: string;
  service: string;
  message: string;
}

export type ContactField = keyof ContactValues;

export const contactFields = [
  'name',
  'email',
  'service',
  'message',
] as const satisfies ContactField[];

/** The options of the service field, as keys of the `Contact` messages. */
export const services = [
  'Service1',
  'Service2',
  'Service3',
  'Service4',
  'Service5',
  'Other',
] as const;

/** The specification's pattern: text, an at sign, text, a dot and text, no spaces. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** @returns the fields at fault, in the form's order; empty where the form may be sent. */
export function validate({ name, email, service, message }: ContactValues): ContactField[] {
  const valid = {
    name: name.trim() !== '',
    email: emailPattern.test(email),
    service: services.some((option) => option === service),
    message: message.trim() !== '',
  };
  return contactFields.filter((field) => !valid[field]);
}
