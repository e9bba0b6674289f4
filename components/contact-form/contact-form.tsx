'use client';

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { messageRows, successMessageMs } from '@/lib/constants';
import { dropDraft, loadDraft, saveDraft } from '@/lib/contact/draft';
import { type ContactMessage, mailtoFor, sendMessage } from '@/lib/contact/send';
import {
  type ContactField,
  type ContactValues,
  contactFields,
  validate,
} from '@/lib/contact/validate';
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

  useEffect(() => {
    if (!form.current) return;
    // What was typed before the script came, or restored by the browser, is newer than the draft.
    const draft = { ...loadDraft(), ...nonEmpty(readValues(form.current)) };
    for (const field of contactFields) controlOf(form.current, field).value = draft[field] ?? '';
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const values = readValues(event.currentTarget);
    const faults = validate(values);
    setInvalid(faults);
    if (faults[0]) {
      setState({ status: 'idle' });
      controlOf(event.currentTarget, faults[0]).focus();
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
      dropDraft();
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
      onInput={(event) => saveDraft(readValues(event.currentTarget))}
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
          <select {...control}>
            <option value="" hidden>
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

function controlOf(form: HTMLFormElement, field: ContactField) {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLSelectElement;
}

function nonEmpty(values: ContactValues): Partial<ContactValues> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
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
