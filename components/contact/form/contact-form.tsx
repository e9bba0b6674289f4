'use client';

import type { ReactNode } from 'react';
import { honeypotName } from '@/lib/contact/form-values';
import { Alert } from './alert';
import styles from './contact-form.module.scss';
import { Fields } from './fields';
import { Letter } from './letter';
import { Notice } from './notice';
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
  const { status, reason, notices, alertField, message, left, letter, isEmptied, ...form } =
    useContactForm(recipient, texts.ErrorTitle);
  const submitting = status === 'submitting';

  return (
    <form {...form.formProps} className={styles.form} aria-busy={submitting || undefined}>
      <div className={styles.fields} hidden={isEmptied}>
        <Fields texts={texts} isInvalid={form.isInvalid} left={left} />
        {/* Hidden from people, but bots find it in the markup. */}
        <div className="visually-hidden" aria-hidden="true">
          <label>
            <input type="checkbox" name={honeypotName} tabIndex={-1} />
            {texts.Honeypot}
          </label>
        </div>
        {/* A disabled button would lose the focus. The form ignores a second press. */}
        <button className={styles.submit} type="submit" aria-disabled={submitting || undefined}>
          {submitting ? texts.Sending : texts.Submit}
        </button>
        {texts.Privacy && <small className={styles.privacy}>{texts.Privacy}</small>}
      </div>
      <Outcome status={status} notices={notices} hasLetter={Boolean(letter)} texts={texts}>
        {alertField && <Alert key={`${notices} ${alertField}`} field={alertField} texts={texts} />}
        <Notice
          key={notices}
          reason={reason}
          reasons={texts.Faults}
          message={message}
          recipient={recipient}
          texts={texts}
        />
      </Outcome>
      {letter && (
        <Letter
          message={letter}
          texts={texts}
          onAnother={isEmptied ? form.writeAnother : undefined}
        >
          {children}
        </Letter>
      )}
    </form>
  );
}
