'use client';

import { maxLengths, messageRows } from '@/lib/constants';
import { honeypotName } from '@/lib/contact/form-values';
import styles from './contact-form.module.scss';
import { Field } from './field';
import { LoadFailure } from './load-failure';
import { Outcome } from './outcome';
import type { ContactFormTexts } from './texts';
import { useContactForm } from './use-contact-form';

type Props = { texts: ContactFormTexts; recipient: string };

export function ContactForm({ texts, recipient }: Props) {
  const { state, left, isInvalid, formProps } = useContactForm();
  const submitting = state.status === 'submitting';

  return (
    <form
      {...formProps}
      className={styles.form}
      // Without script, the visitor's mail program sends the message.
      action={`mailto:${recipient}`}
      method="post"
      encType="text/plain"
      toolname="send_message"
      tooldescription={texts.tool.description}
      aria-busy={submitting}
      data-state={state.status}
    >
      <Field name="name" texts={texts} invalid={isInvalid('name')}>
        {(control) => (
          <input {...control} type="text" autoComplete="name" maxLength={maxLengths.name} />
        )}
      </Field>
      <Field name="email" texts={texts} invalid={isInvalid('email')}>
        {(control) => (
          <input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={maxLengths.email}
          />
        )}
      </Field>
      <Field name="service" texts={texts} invalid={isInvalid('service')}>
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
      <Field
        name="message"
        texts={texts}
        invalid={isInvalid('message')}
        note={left === undefined ? undefined : texts.left.replace('{count}', String(left))}
      >
        {(control) => <textarea {...control} rows={messageRows} maxLength={maxLengths.message} />}
      </Field>
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          <input
            type="checkbox"
            name={honeypotName}
            tabIndex={-1}
            toolparamdescription={texts.honeypot}
          />
          {texts.honeypot}
        </label>
      </div>
      <button className={styles.submit} type="submit" disabled={submitting}>
        {submitting && <span className={styles.spinner} aria-hidden="true" />}
        {submitting ? texts.sending : texts.submit}
      </button>
      <LoadFailure texts={texts} recipient={recipient} />
      <Outcome state={state} texts={texts} recipient={recipient} />
    </form>
  );
}
