'use client';

import type { ReactNode } from 'react';
import { maxLengths, messageRows } from '@/lib/constants.mjs';
import { honeypotName } from '@/lib/contact/form-values';
import styles from './contact-form.module.scss';
import { Field } from './field';
import { Letter } from './letter';
import { Outcome } from './outcome';
import type { ContactTexts } from './texts';
import { useContactForm } from './use-contact-form';

type Props = {
  texts: ContactTexts;
  recipient: string;
  /** What follows after a message has been sent. */
  children?: ReactNode;
};

export function ContactForm({ texts, recipient, children }: Props) {
  const { status, left, letter, isEmptied, isInvalid, writeAnother, formProps } = useContactForm();
  const submitting = status === 'submitting';

  return (
    <form
      {...formProps}
      className={styles.form}
      // Without script, the visitor's mail program sends the message.
      action={`mailto:${recipient}`}
      method="post"
      encType="text/plain"
      aria-busy={submitting}
      // Firefox reports a form with empty required fields as invalid from the start.
      aria-invalid={false}
      // `contact-form.inline.ts` sets attributes before hydration.
      suppressHydrationWarning
    >
      <div className={styles.fields} hidden={isEmptied}>
        <Field
          as="input"
          name="name"
          texts={texts}
          invalid={isInvalid('name')}
          type="text"
          autoComplete="name"
          maxLength={maxLengths.name}
        />
        <Field
          as="input"
          name="email"
          texts={texts}
          invalid={isInvalid('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={maxLengths.email}
        />
        {texts.services.length > 0 && (
          <Field as="select" name="service" texts={texts} invalid={isInvalid('service')}>
            <option value="" hidden>
              {texts.ServicePlaceholder}
            </option>
            {texts.services.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Field>
        )}
        <Field
          as="textarea"
          name="message"
          texts={texts}
          invalid={isInvalid('message')}
          note={left === undefined ? undefined : `${texts.Left} ${left}`}
          rows={messageRows}
          maxLength={maxLengths.message}
        />
        {/* Hidden from people, but bots find it in the markup. */}
        <div className="visually-hidden" aria-hidden="true">
          <label>
            <input type="checkbox" name={honeypotName} tabIndex={-1} />
            {texts.Honeypot}
          </label>
        </div>
        <button className={styles.submit} type="submit" disabled={submitting}>
          {submitting && <span className={styles.spinner} aria-hidden="true" />}
          {/* In an element of its own: a translator may have moved a bare text, and React could not insert before it. */}
          <span>{submitting ? texts.Sending : texts.Submit}</span>
        </button>
      </div>
      <Outcome status={status} hasLetter={Boolean(letter)} texts={texts} recipient={recipient} />
      {letter && (
        <Letter message={letter} texts={texts} onAnother={isEmptied ? writeAnother : undefined}>
          {children}
        </Letter>
      )}
    </form>
  );
}
