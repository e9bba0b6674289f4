import type { ReactNode } from 'react';
import type { ContactField } from '@/lib/contact/validate';
import type { ContactTexts } from './contact-form';
import styles from './field.module.scss';

type ControlProps = {
  id: string;
  name: ContactField;
  className?: string;
  required: true;
  toolparamdescription: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type Props = {
  name: ContactField;
  texts: ContactTexts;
  invalid: boolean;
  /** Screen readers announce it when it appears and when it changes. */
  note?: string;
  children: (control: ControlProps) => ReactNode;
};

const keys = { name: 'Name', email: 'Email', service: 'Service', message: 'Message' } as const;

/** A form control with its label and error message. */
export function Field({ name, texts, invalid, note, children }: Props) {
  const key = keys[name];
  const id = `contact-${name}`;
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{texts[key]}</label>
      {children({
        id,
        name,
        className: styles.control,
        required: true,
        toolparamdescription: texts[`${key}Hint`],
        // Also set when false: without it, browsers report an empty required field as invalid from the start.
        'aria-invalid': invalid,
        'aria-describedby': invalid ? errorId : undefined,
      })}
      {invalid && (
        <p id={errorId} className={styles.error}>
          {texts[`${key}Error`]}
        </p>
      )}
      {note && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
    </div>
  );
}
