import type { ReactNode } from 'react';
import type { ContactField } from '@/lib/contact/validate';
import styles from './field.module.scss';
import type { ContactFormTexts } from './texts';

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
  texts: ContactFormTexts;
  invalid: boolean;
  /** Said when it appears and whenever it changes. */
  note?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A label, its control, and what is wrong with it. */
export function Field({ name, texts, invalid, note, children }: Props) {
  const id = `contact-${name}`;
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{texts.labels[name]}</label>
      {children({
        id,
        name,
        className: styles.control,
        required: true,
        toolparamdescription: texts.tool[name],
        // Said either way: of a required field that is empty, browsers tell screen readers that it is wrong from the start.
        'aria-invalid': invalid,
        'aria-describedby': invalid ? errorId : undefined,
      })}
      {invalid && (
        <p id={errorId} className={styles.error}>
          {texts.errors[name]}
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
