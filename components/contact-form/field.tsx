import type { ReactNode } from 'react';
import type { ContactField } from '@/lib/contact/validate';
import styles from './field.module.scss';

type ControlProps = {
  id: string;
  name: ContactField;
  className?: string;
  required: true;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = {
  name: ContactField;
  label: string;
  /** Absent where the field is in order. */
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A label, its control, and what is wrong with it. */
export function Field({ name, label, error, children }: Props) {
  const id = `contact-${name}`;
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        className: styles.control,
        required: true,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
