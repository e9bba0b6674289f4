import { createElement, type InputHTMLAttributes } from 'react';
import type { ContactField } from '@/lib/contact/validate';
import styles from './field.module.scss';
import type { FieldTexts } from './texts';

/** All further props are those of the control. */
type Props = InputHTMLAttributes<HTMLElement> & {
  as: 'input' | 'select' | 'textarea';
  name: ContactField;
  texts: FieldTexts;
  invalid: boolean;
  /** Describes the control. Screen readers announce it when it changes. */
  note?: { text: string; isSeen: boolean };
  rows?: number;
};

/** The keys of the fields' texts. */
export const textKeys = {
  name: 'Name',
  email: 'Email',
  service: 'Service',
  message: 'Message',
} as const;

/** A form control with its label and error message. */
export function Field({ as, name, texts, invalid, note, ...control }: Props) {
  const key = textKeys[name];
  const id = `contact-${name}`;
  const errorId = `${id}-error`;
  const noteId = `${id}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{texts[key]}</label>
      {createElement(as, {
        ...control,
        id,
        name,
        className: styles.control,
        required: true,
        // Also set when false: without it, browsers report an empty required field as invalid from the start.
        'aria-invalid': invalid,
        'aria-describedby':
          [invalid && errorId, note && noteId].filter(Boolean).join(' ') || undefined,
      })}
      {invalid && (
        <p id={errorId} className={styles.error}>
          {texts[`${key}Error`]}
        </p>
      )}
      {note && (
        <p id={noteId} className={note.isSeen ? styles.note : 'visually-hidden'} aria-live="polite">
          {note.text}
        </p>
      )}
    </div>
  );
}
