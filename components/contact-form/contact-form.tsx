'use client';

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { messageRows, successMessageMs } from '@/lib/constants';
import { type ContactMessage, mailtoFor, sendMessage } from '@/lib/contact/send';
import { type ContactField, type ContactValues, validate } from '@/lib/contact/validate';
import styles from './contact-form.module.scss';
import { Field } from './field';
import type { ContactFormTexts } from './texts';

type Props = { texts: ContactFormTexts; recipient: string };

type State =
  | { status: 'idle' | 'submitting' | 'sent' }
  | { status: 'failed'; message: ContactMessage };

export function ContactForm({ texts, recipient }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>({ status: 'idle' });
  const [invalid, setInvalid] = useState<ContactField[]>([]);
  const submitting = state.status === 'submitting';

  useEffect(() => {
    if (state.status !== 'sent') return;
    const timer = setTimeout(() => setState({ status: 'idle' }), successMessageMs);
    return () => clearTimeout(timer);
  }, [state]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const values = readValues(event.currentTarget);
    const faults = validate(values);
    setInvalid(faults);
    if (faults[0]) {
      setState({ status: 'idle' });
      (event.currentTarget.elements.namedItem(faults[0]) as HTMLElement).focus();
      return;
    }

    const message: ContactMessage = {
      from_name: values.name,
      from_email: values.email,
      from_service: texts.services.find(({ key }) => key === values.service)?.label ?? '',
      message: values.message,
    };
    setState({ status: 'submitting' });
    try {
      await sendMessage(message);
      form.current?.reset();
      setState({ status: 'sent' });
    } catch (error) {
      // The specification only logs a failed send; the visitor is told too, and keeps every word.
      // biome-ignore lint/suspicious/noConsole: specification, section 4
      console.error(error);
      setState({ status: 'failed', message });
    }
  }

  const errorOf = (field: ContactField) =>
    invalid.includes(field) ? texts.errors[field] : undefined;

  return (
    <form
      ref={form}
      className={styles.form}
      // Without script the message leaves by the visitor's mail program.
      action={`mailto:${recipient}`}
      method="post"
      encType="text/plain"
      noValidate
      aria-busy={submitting}
      onSubmit={submit}
    >
      <Field name="name" label={texts.labels.name} error={errorOf('name')}>
        {(control) => <input {...control} type="text" autoComplete="name" />}
      </Field>
      <Field name="email" label={texts.labels.email} error={errorOf('email')}>
        {(control) => <input {...control} type="email" inputMode="email" autoComplete="email" />}
      </Field>
      <Field name="service" label={texts.labels.service} error={errorOf('service')}>
        {(control) => (
          <select {...control} defaultValue="">
            <option value="" disabled>
              {texts.servicePlaceholder}
            </option>
            {texts.services.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="message" label={texts.labels.message} error={errorOf('message')}>
        {(control) => <textarea {...control} rows={messageRows} />}
      </Field>
      <button className={styles.submit} type="submit" disabled={submitting}>
        {submitting && <span className={styles.spinner} aria-hidden="true" />}
        {submitting ? texts.sending : texts.submit}
      </button>
      <div className={styles.outcome} role="status">
        {state.status === 'sent' && <p className={styles.sent}>{texts.success}</p>}
        {state.status === 'failed' && (
          <p className={styles.failed}>
            {texts.failed} <a href={mailtoFor(recipient, state.message)}>{texts.mailInstead}</a>
          </p>
        )}
      </div>
    </form>
  );
}

function readValues(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  const text = (field: ContactField) => String(data.get(field) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    service: text('service'),
    message: text('message'),
  };
}
