import { maxLengths, messageRows } from '@/lib/constants.mjs';
import type { ContactField } from '@/lib/contact/validate';
import styles from './contact-form.module.scss';
import { Field } from './field';
import type { FieldTexts } from './texts';

type Props = {
  texts: FieldTexts;
  isInvalid: (field: ContactField) => boolean;
  /** UTF-16 units left for the message, if only few are. */
  left: number | undefined;
};

/** The fields of a message. */
export function Fields({ texts, isInvalid, left }: Props) {
  return (
    <>
      <p className={styles.required}>{texts.Required}</p>
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
        note={{
          text: left === undefined ? texts.Limit : `${texts.Left} ${left}`,
          isSeen: left !== undefined,
        }}
        rows={messageRows}
        maxLength={maxLengths.message}
      />
    </>
  );
}
